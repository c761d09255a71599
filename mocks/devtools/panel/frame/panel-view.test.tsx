import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPanel, openTab } from '../../../../tests/support/components/open-panel.tsx';
import { logIn, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { switchNames, switchTable } from '../../../kernel/switches.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { appStorage } from '../../tab/memory.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import { rowsShown } from '../calls/calls-tab.tsx';
import { fill, labels } from '../kit/labels.ts';

const t = labels.en;
let sandbox: Sandbox;
const states: readonly StateRow[] = [
  { name: 'login-refused', group: 'login', scenario: 'everyday' },
  { name: 'spin-off', group: 'spin', scenario: 'spin-off' },
];
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  sandbox = await openSandbox('everyday');
  openPanel(sandbox, { loadStates: async () => states, onClose });
});

describe('the panel', () => {
  test('focuses its close button, which closes it', async () => {
    expect(screen.getByRole('button', { name: t.panel.close })).toBe(document.activeElement);
    await userEvent.click(screen.getByRole('button', { name: t.panel.close }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('follows the language of the page', async () => {
    act(() => {
      document.documentElement.lang = 'lo';
    });
    expect(await screen.findByRole('tab', { name: labels.la.tab.switches })).toBeDefined();
  });

  test('shows a control for every switch, and marks those that restart the world', async () => {
    await openTab('switches');
    for (const name of switchNames) {
      const { kind } = switchTable[name];
      const role = { flag: 'switch', choice: 'combobox', number: 'textbox' }[kind];
      expect(screen.getByRole(role, { name: t.switch[name] }), name).toBeDefined();
    }
    const fresh = switchNames.filter((name) => switchTable[name].atStart);
    expect(screen.getAllByText(t.switches.fresh)).toHaveLength(fresh.length);
  });

  test('changes a switch of the world', async () => {
    await openTab('switches');
    await userEvent.click(screen.getByRole('switch', { name: t.switch.terminated }));
    await waitFor(() => expect(sandbox.switches().terminated).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: t.switch.terminated }).checked).toBe(true);
  });

  test('copies a problem report and shows it', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openTab('share');
    await userEvent.click(screen.getByRole('button', { name: t.share.reportCopy }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t.share.reportCopied));
    expect(copied.mock.calls[0]?.[0]).toContain('everyday, seed 1');
    expect(screen.getByRole('region', { name: t.share.reportText }).textContent).toBe(copied.mock.calls[0]?.[0]);
  });

  test('is labelled with world, player and world time', async () => {
    expect(screen.getByRole('dialog', { name: /^sandbox.* · seed 1 Visitor · .*\d\d:\d\d$/ })).toBeDefined();
    await openTab('actions');
    await userEvent.click(screen.getByRole('button', { name: t.actions.logIn }));
    const [player] = sandbox.inspect().records['players'] as { name: string }[];
    expect(await screen.findByRole('dialog', { name: new RegExp(` ${player?.name} · `) })).toBeDefined();
    appStorage.setToken(null);
  });

  test('pays the open QR at one press', async () => {
    await openTab('actions');
    await userEvent.click(screen.getByRole('button', { name: t.action.payQr }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('NO_DATA'));
    const player = await logIn(sandbox);
    await player.post('/api/qrcode/WW', { amount: 500 });
    await userEvent.click(screen.getByRole('button', { name: t.action.payQr }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t.action.payQr));
    expect(sandbox.journal().at(-1)).toMatchObject({ kind: 'operator', action: 'payQr' });
  });

  test.each([
    ['scenario', 'world'],
    ['cheats', 'actions'],
    ['chat', 'actions'],
    ['state', 'journal'],
  ] as const)('opens the tab %s of an earlier build as %s', (first, tab) => {
    cleanup();
    openPanel(sandbox, { first });
    expect(screen.getByRole('tab', { name: t.tab[tab], selected: true })).toBeDefined();
  });

  test('refuses a number outside the range of a switch', async () => {
    await openTab('switches');
    const field = screen.getByRole('textbox', { name: t.switch.failureRate });
    fireEvent.change(field, { target: { value: '101' } });
    expect(screen.getByText(fill(t.switches.range, { min: 0, max: 100 }))).toBeDefined();
    fireEvent.submit(field);
    expect(sandbox.switches().failureRate).toBe(0);
  });

  test('refuses fractions of whole numbers, and jumps out of world time', async () => {
    await openTab('switches');
    const field = screen.getByRole('textbox', { name: t.switch.coins });
    fireEvent.change(field, { target: { value: '1.5' } });
    expect(screen.getByText(fill(t.switches.wholeRange, { min: 0, max: '100,000' }))).toBeDefined();
    fireEvent.submit(field);
    await openTab('time');
    fireEvent.change(screen.getByRole('textbox', { name: t.time.own }), { target: { value: '99999999d' } });
    expect(screen.getByText(t.time.badJump)).toBeDefined();
    fireEvent.submit(screen.getByRole('textbox', { name: t.time.own }));
    expect(sandbox.journal()).toHaveLength(1);
    expect(sandbox.switches().coins).toBe(3);
  });

  test('lists a waiting fault and removes it', async () => {
    await openTab('faults');
    await userEvent.click(screen.getByRole('button', { name: t.faults.add }));
    expect(sandbox.faults()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: fill(t.faults.remove, { number: 1 }) }));
    expect(sandbox.faults()).toEqual([]);
    expect(screen.getByText(t.faults.noneWaiting)).toBeDefined();
  });

  test('shows new calls first, up to a limit', async () => {
    await openTab('calls');
    expect(screen.getByText(t.calls.none)).toBeDefined();
    const player = await logIn(sandbox);
    for (let count = 0; count < rowsShown; count += 1) await player.get('/api/lookup/active');
    const list = screen.getByRole('list', { name: t.calls.list });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(rowsShown));
    expect(screen.getByText(fill(t.calls.more, { count: 1 }))).toBeDefined();

    await userEvent.type(screen.getByRole('searchbox'), 'login');
    const [row] = within(list).getAllByRole('listitem');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(row as HTMLElement).getByRole('button'));
    expect(within(row as HTMLElement).getByRole('region', { name: t.calls.answer }).textContent).toContain('token');
  });

  test('travels back and forth through the journal', async () => {
    await sandbox.clock.jump('1h');
    await openTab('journal');
    await userEvent.click(screen.getByRole('button', { name: t.journal.undo }));
    await waitFor(() => expect(sandbox.journal()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: t.journal.redo }));
    await waitFor(() => expect(sandbox.journal()).toHaveLength(2));
  });

  test('shows the journal before the rules of the world, until a rule is broken', async () => {
    const titles = () =>
      screen
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
        .filter((title) => title === t.journal.journal || title === t.journal.rules);
    await openTab('journal');
    expect(titles()).toEqual([t.journal.journal, t.journal.rules]);
    const requests = vi.spyOn(performance, 'getEntriesByType');
    requests.mockReturnValue([{ name: 'https://elsewhere.example/font.woff2' } as PerformanceEntry]);
    await act(() => sandbox.clock.jump('1h'));
    await waitFor(() => expect(titles()).toEqual([t.journal.rules, t.journal.journal]));
    const broken = screen.getByText(t.journal.hosts).closest('li');
    expect(broken?.textContent).toContain(t.journal.brokenRule);
    expect(broken?.textContent).toContain('https://elsewhere.example/font.woff2');
    requests.mockRestore();
  });

  // APP-360
  test('lists states by group and finds them by name, group and scenario', async () => {
    await userEvent.click(screen.getByRole('button', { name: t.screens.title }));
    const list = await screen.findByRole('list', { name: t.stateGroup.login });
    expect(within(list).getByRole('button', { name: /^login-refused/ })).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox', { name: t.screens.search }), 'wheel off');
    expect(screen.queryByRole('list', { name: t.stateGroup.login })).toBeNull();
    expect(
      within(screen.getByRole('list', { name: t.stateGroup.spin }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['spin-offspin-off']);
    await userEvent.type(screen.getByRole('searchbox', { name: t.screens.search }), 'x');
    expect(screen.getByText(t.screens.none)).toBeDefined();
  });

  test('shows the refusal of an action', async () => {
    await openTab('actions');
    await userEvent.click(screen.getByRole('button', { name: t.action.adjustBalance }));
    const form = screen.getByRole('form', { name: t.action.adjustBalance });
    fireEvent.change(within(form).getByRole('textbox', { name: /baht/ }), { target: { value: '-99999999' } });
    fireEvent.submit(within(form).getByRole('textbox', { name: /baht/ }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('MONEY_NOT_ENOUGH'));
  });
});
