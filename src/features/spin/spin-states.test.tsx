import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { getListStatementsQueryKey } from '../../shared/api/generated/statement/statement.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { SpinPage } from './spin-page.tsx';

const { spin, common } = texts;
const stoodAt = (label: string) => spin.result.replace('{{label}}', label);
let backend: SimulatedBackend;

const slice = (code: string) => ({
  ...{ code, label: `prize ${code}`, bgColor: '#111111', textColor: '#ffffff', htmlDescription: '' },
});
/** The simulated site never changes its wheel: the server says that it is another one. */
const forgeWheel = (codes: string[], userCoin: number) =>
  backend.forge('getSpinSetup', { result: { activeSpinwheel: { name: 'Wheel', slice: codes.map(slice) }, userCoin } });

const wheelButton = () => screen.findByRole('button', { name: new RegExp(`^${spin.spin}`) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  backend = await simulate('everyday', { set: { nextPrize: 'B100' } });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

describe('the wheel', () => {
  // SPN-4
  test.each(['getSpinSetup', 'getSpinActive'] as const)('keeps its place while %s loads', async (operation) => {
    backend.hold(operation);
    open(<SpinPage />);
    await waitFor(() => expect(backend.times(operation)).toBe(1));
    expect(screen.getByRole('region', { name: common.loading }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: new RegExp(spin.spin) })).toBeNull();
    expect(screen.queryByText(spin.off)).toBeNull();
  });

  // SPN-4
  test('reports that it failed to load with a retry, not in a toast', async () => {
    backend.sandbox.fault('getSpinSetup', 'INTERNAL_SERVER_ERROR');
    const { said } = open(<SpinPage />);
    await screen.findByText(spin.failed);
    act(() => screen.getByRole('button', { name: common.retry }).click());
    expect(await wheelButton()).toBeTruthy();
    expect(said).toEqual([]);
  });

  // SPN-27
  test('keeps its slices during a spin, whatever the server sends meanwhile', async () => {
    const arrive = backend.hold('spin');
    const { client } = open(<SpinPage />);
    const before = (await screen.findByRole('img')).getAttribute('aria-label');
    const button = await wheelButton();
    act(() => button.click());
    await waitFor(() => expect(backend.times('spin')).toBe(1));
    forgeWheel(['X', 'Y', 'Z'], 9);
    await act(() => client.refetchQueries());
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(before);
    arrive();
    await screen.findByText(stoodAt('100 บาท'));
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(before);
    await pass(2_000);
    act(() => screen.getByRole('button', { name: common.ok }).click());
    await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toContain('prize Z'));
  });

  // SPN-26
  test('shows its prize in a background tab, where no frame is drawn', async () => {
    const frames = vi.fn(() => 0);
    vi.stubGlobal('requestAnimationFrame', frames);
    open(<SpinPage />);
    const button = await wheelButton();
    act(() => button.click());
    await screen.findByText(stoodAt('100 บาท'));
    await pass(2_000);
    expect(screen.getByRole('heading', { name: '100 บาท' })).toBeTruthy();
  });

  // SPN-5
  test('comes from the server after a reload: the device stores nothing of a spin', async () => {
    const first = open(<SpinPage />);
    // `player` comes with the wallet, whenever that is answered (ACC-61).
    const kept = () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }], (key, value) =>
        key === 'player' ? undefined : value,
      );
    const before = kept();
    const button = await wheelButton();
    act(() => button.click());
    await screen.findByText(stoodAt('100 บาท'));
    expect(kept()).toBe(before);
    first.unmount();
    forgeWheel(['X', 'Y'], 41);
    open(<SpinPage />);
    expect((await wheelButton()).textContent).toContain('41');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('prize X');
  });

  // SPN-30
  test.each([
    ['B', true],
    ...['none', 'Nothing', 'BLANK', 'lose', 'miss', 'Empty'].map((code) => [code, false] as const),
  ] as const)('celebrates %s: %j', async (code, celebrated) => {
    forgeWheel(['A', code], 3);
    backend.forge('spin', { success: true, result: { code, label: `prize ${code}`, remainingCoin: 2 } });
    open(<SpinPage />);
    const button = await wheelButton();
    act(() => button.click());
    await waitFor(() => expect(backend.times('spin')).toBe(1));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    await pass(700);
    await pass(2_000);
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('heading', { name: `prize ${code}` });
    expect(document.querySelectorAll('[data-hue]').length > 0).toBe(celebrated);
    expect(dialog.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe(celebrated ? 'prize' : 'neutral');
  });
});

describe('coupons', () => {
  // SPN-48
  test('that failed to load offer a retry without a toast; an empty list says so', async () => {
    backend = await simulate('no-coins');
    backend.sandbox.fault('listCoupons', 'INTERNAL_SERVER_ERROR');
    const { said } = open(<SpinPage />);
    const list = within(await screen.findByRole('region', { name: spin.coupons }));
    await list.findByText(common.loadFailed);
    expect(list.queryByText(spin.noCoupons)).toBeNull();
    act(() => list.getByRole('button', { name: common.retry }).click());
    await list.findByText(spin.noCoupons);
    expect(said).toEqual([]);
  });

  // SPN-45
  test('are unconfirmed when a claim has no response; coupons, wallet and statement are fetched again', async () => {
    backend.sandbox.fault('claimCoupon', { after: 'cut' });
    const { client } = open(<SpinPage />);
    const statement = getListStatementsQueryKey({ page: 1, limit: 10 });
    client.setQueryData(statement, { statements: [], total: 0 });
    const claim = await screen.findByRole('button', { name: /30 บาท/ });
    await waitFor(() => expect(backend.times('getWallet')).toBe(1));
    act(() => claim.click());
    act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
    await screen.findByText(spin.unknown);
    await waitFor(() => expect([backend.times('listCoupons'), backend.times('getWallet')]).toEqual([2, 2]));
    expect(client.getQueryState(statement)?.isInvalidated).toBe(true);
  });
});
