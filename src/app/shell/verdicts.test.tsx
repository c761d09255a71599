import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { open, queries } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { fill } from '../../../tests/support/texts.ts';
import { useSlipVerdicts } from '../../features/slips/use-slip-verdicts.ts';
import { useWithdrawalVerdicts } from '../../features/withdraw/use-withdrawal-verdicts.ts';
import { WithdrawModal } from '../../features/withdraw/withdraw-modal.tsx';
import { useListSlips, useListStatements } from '../../shared/api/generated/statement/statement.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession } from '../../shared/session/session.ts';
import { toasts } from '../../shared/toast/notify.ts';

const { common, slip, withdraw, formats } = texts;
let backend: SimulatedBackend;
let said: string[];

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const page = { page: 1, limit: 10 };

/** A tab of the player, which shows no list. */
function openTab() {
  const { wrapper } = queries();
  renderHook(() => [useWithdrawalVerdicts(), useSlipVerdicts()], { wrapper });
  return <Result,>(hook: () => Result) => renderHook(hook, { wrapper }).result;
}

beforeAll(() => initI18n());
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backend = await simulate('slips', { at: Date.now() });
  said = [];
  onTestFinished(toasts.on(({ text }) => void said.push(text)));
});
afterEach(() => {
  clearSession('logout');
  vi.useRealTimers();
});

describe('a withdrawal', () => {
  const values = { amount: '500.00', currency: formats.currency.BAHT };

  function Withdrawals({ sheet }: { sheet: boolean }) {
    useWithdrawalVerdicts();
    return <WithdrawModal opened={sheet} onClose={vi.fn()} onOpenStatement={vi.fn()} />;
  }

  /** A tab with the sheet, filled in. `close`: the sheet closes, as a command that is under way allows. */
  async function fillIn() {
    const tab = open(<Withdrawals sheet />);
    await tab.user.type(await screen.findByRole('textbox', { name: withdraw.amountLabel }), '500');
    const send = () => tab.user.click(screen.getByRole('button', { name: withdraw.submit }));
    return { ...tab, send, close: () => tab.again(<Withdrawals sheet={false} />) };
  }

  /** The withdrawal was sent, and its receipt closed. */
  async function begin() {
    const tab = await fillIn();
    await tab.send();
    const receipt = await screen.findByRole('dialog', { name: withdraw.done });
    await tab.user.click(within(receipt).getByRole('button', { name: common.ok }));
    tab.close();
    return tab;
  }

  /** The sheet was closed before the answer came. */
  async function beginAndLeave() {
    const tab = await fillIn();
    const answer = backend.holdAnswer('withdrawAll');
    await tab.send();
    await waitFor(() => expect(backend.times('withdrawAll')).toBe(1));
    tab.close();
    answer();
    await waitFor(() => expect(said).toEqual([withdraw.done]));
    said.length = 0;
    return tab;
  }

  /** Nothing says whether it was carried out. */
  async function beginUnknown() {
    backend.sandbox.fault('withdrawAll', { after: 'cut' });
    const tab = await fillIn();
    await tab.send();
    await screen.findByRole('dialog', { name: withdraw.unknownTitle });
    return tab;
  }

  /** The first look after the answer fails. */
  async function beginUnseen() {
    backend.sandbox.fault('listStatements', 'INTERNAL_SERVER_ERROR');
    return beginAndLeave();
  }

  // MNY-260
  test.each([
    ['whose receipt was read', begin, 'payWithdrawal', withdraw.paidOut],
    ['that was sent back', begin, 'returnWithdrawal', withdraw.sentBack],
    ['whose sheet was closed before the answer', beginAndLeave, 'payWithdrawal', withdraw.paidOut],
    ['whose answer was lost', beginUnknown, 'payWithdrawal', withdraw.paidOut],
    ['that the first look did not find', beginUnseen, 'payWithdrawal', withdraw.paidOut],
  ] as const)('%s is reported once, without a list on the screen', async (_which, start, end, text) => {
    await start();
    await wait(15);
    expect(said).toEqual([]);
    await backend.sandbox.operate(end, {});
    await wait(12);
    await waitFor(() => expect(said).toEqual([fill(text, values)]));
    const asked = backend.times('listStatements');
    await wait(120);
    expect(said).toHaveLength(1);
    expect(backend.times('listStatements') - asked).toBeLessThanOrEqual(1);
  });

  // MNY-260
  test.each([
    ['whose receipt was read', begin],
    ['that ended before it was ever seen', beginAndLeave],
  ])('%s is reported by the page after a reload', async (_which, start) => {
    const { unmount } = await start();
    unmount();
    await backend.sandbox.operate('payWithdrawal', {});
    openTab();
    await wait(12);
    await waitFor(() => expect(said).toEqual([fill(withdraw.paidOut, values)]));
  });

  // MNY-260
  test('is polled every 10 seconds, each minute after ten minutes, and never after two hours', async () => {
    const row = { _id: 's1', statementType: 'withdraw', from: 'WALLET', to: 'SCB', amount: 500, status: 'PENDING' };
    backend.forge('listStatements', { total: 1, statements: [{ ...row, createdAt: new Date().toISOString() }] });
    await beginAndLeave();
    const askedIn = async (minutes: number) => {
      const before = backend.times('listStatements');
      await wait(minutes * 60);
      return backend.times('listStatements') - before;
    };
    expect(await askedIn(1)).toBeGreaterThanOrEqual(5);
    await askedIn(10);
    expect(await askedIn(5)).toBeLessThanOrEqual(5);
    await askedIn(110);
    expect(await askedIn(5)).toBe(0);
    expect(said).toEqual([]);
  });
});

describe('a slip', () => {
  const createdAt = new Date().toISOString();
  const one = (over: object) => ({
    ...{
      total: 1,
      slips: [{ createdAt, amount: null, status: 'PROCESSING', note: null, link: null, reference: 'R1', ...over }],
    },
  });

  /** The player has seen the list with a slip that was just sent, and is at another screen. */
  async function seen() {
    backend.forge('listSlips', one({}));
    const render = openTab();
    const list = render(() => useListSlips(page));
    await waitFor(() => expect(list.current.isSuccess).toBe(true));
    await waitFor(() => expect(localStorage.getItem('awaited') ?? '').toContain('slip'));
  }

  // MNY-260
  test.each([
    [{ status: 'FAILED', note: 'NOT_MATCH' }, fill(slip.refused, { reason: slip.reason.NOT_MATCH })],
    [{ status: 'FAILED' }, fill(slip.refused, { reason: slip.reason.other })],
    [{ status: 'SUCCESS', amount: 250 }, fill(slip.accepted, { amount: '250.00', currency: formats.currency.BAHT })],
  ])('is reported once when it ended as %o', async (end, text) => {
    await seen();
    await wait(12);
    expect(said).toEqual([]);
    backend.forge('listSlips', one(end));
    await wait(12);
    await waitFor(() => expect(said).toEqual([text]));
    await wait(60);
    expect(said).toHaveLength(1);
  });

  // MNY-260
  test('is not reported if it ended before it was seen in progress', async () => {
    const render = openTab();
    await backend.sandbox.operate('approveSlip', {});
    const list = render(() => useListSlips(page));
    await waitFor(() => expect(list.current.isSuccess).toBe(true));
    expect(said).toEqual([]);
  });
});

// MNY-260
test('polls nothing while nothing is in progress', async () => {
  backend = await simulate('everyday', { at: Date.now(), set: { slipRows: 0 } });
  const render = openTab();
  const list = render(() => useListStatements(page));
  await waitFor(() => expect(list.current.isSuccess).toBe(true));
  backend.calls.length = 0;
  await wait(120);
  expect(backend.calls).toEqual([]);
});
