import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CouponList } from '../../../contract/generated/models/couponList.ts';
import type { Session } from '../../../contract/generated/models/session.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { SpinPage } from './spin-page.tsx';

const { spin, common } = texts;
const result = (label: string) => spin.result.replace('{{label}}', label);
let backend: SimulatedBackend;

const wheelButton = () => screen.findByRole('button', { name: new RegExp(`^(${spin.spin}|${spin.spinning})`) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The wheel turns for at most 2 s (SPN-19). */
const untilItStands = () => pass(2_000);

/** Another screen, and its toasts. */
const elsewhere = <p>Another screen</p>;

beforeEach(async () => {
  // The wheel turns, and its turn takes its time.
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  backend = await simulate('everyday', { set: { coins: 10, nextPrize: 'COIN3' } });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

/** Spins, and waits until the wheel turns to its prize. */
async function turning() {
  const button = await wheelButton();
  act(() => button.click());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
}

describe('the coins', () => {
  // SPN-20
  test('of the prize are added once the wheel stops, whatever loads meanwhile', async () => {
    const { client } = open(<SpinPage />);
    const button = await turning();
    expect(button.textContent).toContain('10');
    await act(() => client.refetchQueries({ queryKey: ['/api/spinwheel/setup'] }));
    expect(button.textContent).toContain('10');
    await untilItStands();
    expect(button.textContent).toContain('12');
  });
});

describe('a wheel that is switched off', () => {
  // SPN-58
  test('shows the prize first when it was turning, then that it is off', async () => {
    const { client, said } = open(<SpinPage />);
    await turning();
    await backend.sandbox.set('spinActive', false);
    await act(() => client.refetchQueries({ queryKey: ['/api/spinwheel/active'] }));
    await untilItStands();
    await screen.findByText(result('3 เหรียญ'));
    await pass(2_000);
    const prize = await screen.findByRole('dialog');
    within(prize).getByRole('heading', { name: '3 เหรียญ' });
    act(() => within(prize).getByRole('button', { name: common.ok }).click());
    await screen.findByText(spin.off);
    expect(said).toEqual([]);
  });

  // SPN-32, SPN-58
  test('refuses one spin with the reason when it was idle, and sends none afterwards', async () => {
    open(<SpinPage />);
    const button = await wheelButton();
    await backend.sandbox.set('spinActive', false);
    act(() => button.click());
    const alert = await screen.findByRole('dialog', { name: common.error });
    within(alert).getByText(spin.error.INVALID_PRIZE_CODE);
    act(() => within(alert).getByRole('button', { name: common.ok }).click());
    await screen.findByText(spin.off);
    expect(screen.queryByRole('button', { name: new RegExp(`^${spin.spin}`) })).toBeNull();
    expect(backend.times('spin')).toBe(1);
  });
});

describe('a prize whose page is left', () => {
  const tokenOfLogin = async () => {
    const player = { username: '0812345678', password: 'krapao99' };
    return (await backend.elsewhere<Session>('/api/login', 'POST', player)).token;
  };

  const toDialog = async () => {
    await untilItStands();
    await pass(2_000);
    await screen.findByRole('heading', { name: '3 เหรียญ' });
  };

  // SPN-59
  test.each([
    ['while the wheel turns is told once, wherever the player is', async () => {}, true],
    ['while the wheel stands before its dialog is told once', untilItStands, true],
    ['after its dialog has opened is not told again', toDialog, false],
  ])('%s', async (_when, wait, isTold) => {
    const page = open(<SpinPage />);
    await turning();
    await wait();
    page.again(elsewhere);
    await pass(10_000);
    expect(page.said).toEqual(isTold ? [{ kind: 'success', text: result('3 เหรียญ') }] : []);
  });

  // MNY-55
  test('is not reported to another player who logs in', async () => {
    login(await tokenOfLogin(), true);
    const page = open(<SpinPage />);
    const next = await tokenOfLogin();
    await turning();
    login(next, true);
    page.again(elsewhere);
    await pass(10_000);
    expect(page.said).toEqual([]);
    clearSession('logout');
  });
});

const endings = [
  ['done', () => {}, { kind: 'success', text: result('3 เหรียญ') }],
  [
    'refused',
    () => backend.sandbox.fault('spin', 'BONUS_REMAINING'),
    { kind: 'error', text: spin.error.BONUS_REMAINING },
  ],
  ['unknown', () => backend.sandbox.fault('spin', { after: 'cut' }), { kind: 'error', text: common.unknownOutcome }],
] as const;

describe('a spin under way', () => {
  // MNY-29, MNY-43, MNY-56, SPN-14, SPN-15
  test.each(endings)(
    'is sent once, shows as pending after leaving and returning, and is reported once when %s',
    async (_end, prepare, told) => {
      prepare();
      const arrive = backend.hold('spin');
      const page = open(<SpinPage />);
      const first = await wheelButton();
      act(() => [first.click(), first.click()]);
      await waitFor(() => expect(first.textContent).toContain(spin.spinning));
      page.again(elsewhere);
      page.again(<SpinPage />);
      await waitFor(async () => expect((await wheelButton()).textContent).toContain(spin.spinning));
      const again = await wheelButton();
      act(() => again.click());
      arrive();
      await waitFor(() => expect(page.said).toEqual([told]));
      expect(backend.times('spin')).toBe(1);
      await waitFor(() => expect(again.textContent).not.toContain(spin.spinning));
    },
  );
});

describe('a coupon being claimed', () => {
  const claimButton = (label: string) => screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(label) });
  const expireCoupons = () => backend.sandbox.operate('expireCoupons', { phone: '0812345678' });
  async function claim() {
    const button = await claimButton('30 บาท');
    act(() => button.click());
    const dialog = within(await screen.findByRole('dialog', { name: spin.claimTitle }));
    act(() => dialog.getByRole('button', { name: spin.claimConfirm }).click());
    await dialog.findByText(common.sending);
  }
  const claims = [
    ['done', () => {}, { kind: 'success', text: `${spin.claimed}: 30 บาท` }],
    ['refused', expireCoupons, { kind: 'error', text: spin.error.COUPON_EXPIRED }],
    [
      'unknown',
      () => backend.sandbox.fault('claimCoupon', { after: 'cut' }),
      { kind: 'error', text: common.unknownOutcome },
    ],
  ] as const;

  // MNY-29, MNY-43, MNY-56
  test.each(claims)(
    'is sent once, shows as pending after leaving and returning, and is reported once when %s',
    async (_end, prepare, told) => {
      await prepare();
      const arrive = backend.hold('claimCoupon');
      const page = open(<SpinPage />);
      await claim();
      page.again(elsewhere);
      page.again(<SpinPage />);
      await screen.findByText(common.sending);
      expect([(await claimButton('30 บาท')).disabled, (await claimButton('2 เหรียญ')).disabled]).toEqual([true, true]);
      arrive();
      await waitFor(() => expect(page.said).toEqual([told]));
      expect(backend.times('claimCoupon')).toBe(1);
      await waitFor(async () => expect((await claimButton('2 เหรียญ')).disabled).toBe(false));
    },
  );
});

// MNY-212
test('closes the question when another tab claims the coupon, and keeps it closed when the coupon returns', async () => {
  const { client } = open(<SpinPage />);
  const button = (await screen.findAllByRole('button', { name: new RegExp(spin.claim) }))[0];
  act(() => button?.click());
  expect(screen.getByRole('dialog', { name: spin.claimTitle })).toBeTruthy();
  const listed = await backend.elsewhere('/api/spinwheel/coupon');
  backend.forge('listCoupons', { coupons: [] });
  await act(() => client.refetchQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  backend.forge('listCoupons', listed);
  await act(() => client.refetchQueries());
  expect((await screen.findAllByRole('button', { name: new RegExp(spin.claim) })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.times('claimCoupon')).toBe(0);
});

// MNY-331
test('says that the history has the claim of a request that the browser has repeated', async () => {
  backend = await simulate('everyday', { at: Date.now() });
  open(<SpinPage />);
  const coupon = await screen.findByRole('button', { name: /30 บาท/ });
  const { coupons } = await backend.elsewhere<CouponList>('/api/spinwheel/coupon');
  const arrive = backend.hold('claimCoupon');
  act(() => coupon.click());
  act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
  await waitFor(() => expect(backend.times('claimCoupon')).toBe(1));
  const first = coupons.find(({ amount }) => amount === 30)?._id;
  await backend.elsewhere('/api/spinwheel/coupon/claim', 'POST', { coupon: first });
  arrive();
  const dialog = await screen.findByRole('dialog', { name: spin.unknownTitle });
  within(dialog).getByText(new RegExp(common.foundInHistory.split('{{time}}')[1] ?? ''));
});
