import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel, openTab } from '../../../../tests/support/components/open-panel.tsx';
import { letBeVisible } from '../../../../tests/support/components/stub-browser.ts';
import { openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { fill, labels } from '../kit/labels.ts';
import { recordWords } from './record-words.ts';

const w = recordWords.en;
letBeVisible();
const before = location.href;
let app: HTMLElement;
const onClose = vi.fn<() => void>();

const step = (target: object, more: object = {}) => ({
  act: { do: 'press', on: target },
  route: '/user/home',
  ...more,
});
const keepStopped = async (steps: readonly object[]) => {
  const sandbox = await openSandbox('everyday');
  const recording = {
    began: { address: sandbox.address, person: 'player', route: '/user/home', changes: 0 },
    steps,
    seen: 0,
    isRewound: false,
    ended: { route: '/user/home', signs: [{ css: 'main h1' }], sign: 0 },
  };
  sessionStorage.setItem('krapao-sandbox.recording', JSON.stringify(recording));
  return sandbox;
};

async function openRecordTab(sandbox?: Awaited<ReturnType<typeof openSandbox>>) {
  openPanel(sandbox ?? (await openSandbox('everyday')), { onClose });
  await openTab('record');
}

beforeEach(() => {
  history.replaceState(null, '', '/user/home');
  app = document.createElement('main');
  document.body.append(app);
});
afterEach(() => {
  onClose.mockReset();
  app.remove();
  for (const bar of document.querySelectorAll('.kps-record')) bar.remove();
  document.documentElement.style.removeProperty('--kp-safe-top');
  history.replaceState(null, '', before);
});

// APP-385
it('starts a recording and closes the panel', async () => {
  await openRecordTab();
  await userEvent.click(await screen.findByRole('button', { name: w.begin }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const bar = document.querySelector('.kps-record') as HTMLElement;
  expect(bar.textContent).toContain('Recording, steps: 0');
  await userEvent.click(within(bar).getByRole('button', { name: 'Discard' }));
  expect(bar.hidden).toBe(true);
});

// APP-385
it('warns before recording in a world that has changed', async () => {
  const sandbox = await openSandbox('everyday');
  await sandbox.clock.jump('1h');
  await openRecordTab(sandbox);
  expect(await screen.findByText(fill(w.changed, { count: 1 }))).toBeDefined();
});

// APP-386, APP-388
it('asks its questions first, then writes story, state and test', async () => {
  const one = { css: 'button', says: { key: 'statement.type.withdraw' }, whole: true };
  const other = { css: 'button', says: { key: 'home.actions.withdraw' }, whole: true };
  const sandbox = await keepStopped([
    step(one, { others: [other], doubt: 'several' }),
    step({ css: 'i' }, { doubt: 'lost', found: 'Another' }),
  ]);
  await openRecordTab(sandbox);
  expect(await screen.findByText(fill(w.questions, { count: 2 }))).toBeDefined();
  expect(screen.queryByRole('region', { name: w.story })).toBeNull();
  expect(screen.getByText(fill(w.doubt.lost, { found: 'Another' }))).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: fill(w.way, { number: 1 }) }), { target: { value: '1' } });
  await userEvent.click(screen.getByRole('button', { name: fill(w.keepStepOf, { number: 1 }) }));
  await userEvent.click(screen.getByRole('button', { name: fill(w.leaveOutOf, { number: 2 }) }));

  const story = await screen.findByRole('region', { name: w.story });
  expect(story.textContent).toContain("{ do: 'press', on: button('home.actions.withdraw') }");
  const name = screen.getByRole('textbox', { name: w.name });
  fireEvent.change(name, { target: { value: 'My story' } });
  expect(screen.getByText(w.badName)).toBeDefined();
  expect(screen.queryByRole('region', { name: w.story })).toBeNull();
  fireEvent.change(name, { target: { value: 'my-story' } });
  expect(screen.getByRole('region', { name: w.story }).textContent).toContain('export const myStory: Story');
  expect(screen.getByRole('region', { name: w.state }).textContent).toContain("group: 'withdraw'");
  expect(screen.getByRole('region', { name: w.test }).textContent).toContain("press('home.actions.withdraw')");

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: fill(labels.en.panel.copyOf, { what: w.test }) }));
  expect(copied.mock.calls[0]?.[0]).toContain('performAll');
  expect(screen.getByRole('button', { name: fill(w.download, { file: 'my-story.e2e.ts' }) })).toBeDefined();
});

// APP-387
it('reports an unreadable recording, which can be discarded', async () => {
  sessionStorage.setItem('krapao-sandbox.recording', '{');
  await openRecordTab();
  expect((await screen.findByRole('alert')).textContent).toBe(w.unreadable);
  await act(async () => screen.getByRole('button', { name: w.discard }).click());
  expect(await screen.findByRole('button', { name: w.begin })).toBeDefined();
});
