import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { fill } from '../../../tests/support/texts.ts';
import { useSlipVerdicts } from '../../features/slips/use-slip-verdicts.ts';
import { useWithdrawalVerdicts } from '../../features/withdraw/use-withdrawal-verdicts.ts';
import { useListSlips, useListStatements } from '../../shared/api/generated/statement/statement.ts';
import { useWithdrawAll } from '../../shared/api/generated/wallet/wallet.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession } from '../../shared/session/session.ts';
import { toasts } from '../../shared/toast/notify.ts';

const { slip, withdraw, formats } = texts;
let backend: SimulatedBackend;
let said: string[];

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const page = { page: 1, limit: 10 };

/** A tab of the player, which shows no list. */
function openTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => [useWithdrawalVerdicts(), useSlipVerdicts()], { wrapper });
  const render = <Result,>(hook: () => Result) => renderHook(hook, { wrapper }).result;
  return { render, close: unmount };
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

  async function begin(tab = openTab()) {
    const { mutateAsync } = tab.render(() => useWithdrawAll()).current;
    await act(() => mutateAsync({ data: { amount: 500 } }));
    await waitFor(() => expect(localStorage.getItem('awaited')).toContain('withdrawal'));
    return tab;
  }

  // MNY-260
  it.each([
    ['payWithdrawal', withdraw.paidOut],
    ['returnWithdrawal', withdraw.sentBack],
  ] as const)('is told once after %s, without a list on the screen', async (end, text) => {
    await begin();
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
  it('is told by the page after a reload', async () => {
    const { close } = await begin();
    close();
    await backend.sandbox.operate('payWithdrawal', {});
    openTab();
    await wait(12);
    await waitFor(() => expect(said).toEqual([fill(withdraw.paidOut, values)]));
  });

  // MNY-260
  it('is asked for every 10 seconds, each minute after ten minutes, and no more after two hours', async () => {
    const row = { _id: 's1', statementType: 'withdraw', from: 'WALLET', to: 'SCB', amount: 500, status: 'PENDING' };
    backend.forge('listStatements', { total: 1, statements: [{ ...row, createdAt: new Date().toISOString() }] });
    await begin();
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
    const tab = openTab();
    const list = tab.render(() => useListSlips(page));
    await waitFor(() => expect(list.current.isSuccess).toBe(true));
    await waitFor(() => expect(localStorage.getItem('awaited') ?? '').toContain('slip'));
    return tab;
  }

  // MNY-260
  it.each([
    [{ status: 'FAILED', note: 'NOT_MATCH' }, fill(slip.refused, { reason: slip.reason.NOT_MATCH })],
    [{ status: 'FAILED' }, fill(slip.refused, { reason: slip.reason.other })],
    [{ status: 'SUCCESS', amount: 250 }, fill(slip.accepted, { amount: '250.00', currency: formats.currency.BAHT })],
  ])('is told once when it has ended as %o', async (end, text) => {
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
  it('that ended before it was ever seen in progress is not told', async () => {
    const tab = openTab();
    await backend.sandbox.operate('approveSlip', {});
    const list = tab.render(() => useListSlips(page));
    await waitFor(() => expect(list.current.isSuccess).toBe(true));
    expect(said).toEqual([]);
  });
});

// MNY-260
it('nothing is asked for while nothing is in progress', async () => {
  backend = await simulate('everyday', { at: Date.now(), set: { slipRows: 0 } });
  const tab = openTab();
  const list = tab.render(() => useListStatements(page));
  await waitFor(() => expect(list.current.isSuccess).toBe(true));
  backend.calls.length = 0;
  await wait(120);
  expect(backend.calls).toEqual([]);
});
