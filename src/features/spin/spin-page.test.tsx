import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { stubNavigator } from '../../../tests/support/components/stub-browser.ts';
import english from '../../shared/i18n/en.json' with { type: 'json' };
import { setLanguage } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { SpinPage } from './spin-page.tsx';

const { spin, common } = texts;
const stoodAt = (label: string) => spin.result.replace('{{label}}', label);
let backend: SimulatedBackend;

async function open() {
  openPart(<SpinPage />);
  return await screen.findByRole('button', { name: new RegExp(`^${spin.spin}`) });
}
const spins = () => backend.times('spin');
const setups = () => backend.times('getSpinSetup');

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  backend = await simulate('everyday', { set: { nextPrize: 'B100' } });
});
afterEach(async () => {
  cleanup();
  // Closed dialogs go back in history a moment later; the next test begins after that.
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

describe('a spin', () => {
  // SPN-14, SPN-20
  test('is sent once for many taps, and shows the server’s count of coins', async () => {
    await backend.sandbox.set('nextPrize', 'COIN3');
    const button = await open();
    expect(button.textContent).toContain('3');
    act(() => {
      for (let tap = 0; tap < 20; tap += 1) button.click();
    });
    // Three coins, less the one of the spin, and three more as its prize.
    await waitFor(() => expect(button.textContent).toContain('5'));
    expect(spins()).toBe(1);
    act(() => button.click());
    expect(spins()).toBe(1);
  });

  // SPN-21, SPN-23
  test('shows the prize two seconds after the wheel stops, and reloads the wheel when the prize closes', async () => {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }));
    const button = await open();
    act(() => button.click());
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    screen.getByText(stoodAt('100 บาท'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findByRole('heading', { name: '100 บาท' });
    const before = setups();
    await act(async () => screen.getByRole('button', { name: common.ok }).click());
    await waitFor(() => expect(setups()).toBe(before + 1));
  });

  // MNY-262
  test.each([
    ['B100', '100 บาท', true],
    ['COIN3', '3 เหรียญ', false],
  ] as const)('of %s has a receipt where the history has its money', async (nextPrize, label, isMoney) => {
    backend = await simulate('everyday', { set: { nextPrize }, at: Date.now() });
    const button = await open();
    act(() => button.click());
    await screen.findByText(stoodAt(label));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const prize = within(await screen.findByRole('dialog', { name: label }));
    if (isMoney) await prize.findByText(/^KP\d{16}$/);
    else await waitFor(() => expect(backend.times('listStatements')).toBeGreaterThan(0));
    expect(prize.queryByRole('button', { name: common.openStatement }) !== null).toBe(isMoney);
    const now = texts.receipt.now.replace('{{account}}', texts.account.WALLET);
    expect(prize.queryByText(now) !== null).toBe(isMoney);
  });

  // SPN-60
  test('offers the next spin from its prize, with one call and the wheel set up again, while there are coins', async () => {
    backend = await simulate('everyday', { set: { coins: 2, nextPrize: 'B100' } });
    const button = await open();
    act(() => button.click());
    await screen.findByText(stoodAt('100 บาท'));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await backend.sandbox.set('nextPrize', 'NONE');
    const setUp = () => (['getSpinSetup', 'getSpinActive', 'listCoupons'] as const).map(backend.times);
    const before = setUp();
    const again = await screen.findByRole('button', { name: spin.again });
    await act(async () => [again.click(), again.click()]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(spins()).toBe(2));
    await waitFor(() => expect(setUp().every((times, index) => times > (before[index] ?? 0))).toBe(true));
    await waitFor(() => expect(button.textContent).toContain('0'));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: spin.again })).toBeNull();
    expect(spins()).toBe(2);
  });

  // SPN-15, SPN-25
  test.each([
    ['turns from the press on', false],
    ['stays as it is for players who prefer less motion', true],
  ])('%s while it is pending', async (_what, reduced) => {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: reduced }));
    const arrive = backend.hold('spin');
    const button = await open();
    act(() => button.click());
    await waitFor(() => expect(spins()).toBe(1));
    const still = screen.getByRole('img').style.transform === 'rotate(0deg)';
    expect(still).toBe(reduced);
    arrive();
    await screen.findByText(stoodAt('100 บาท'));
    await act(() => vi.advanceTimersByTimeAsync(1_800));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await screen.findByRole('dialog');
  });

  // SPN-28
  test('marks no slice for an unknown prize, and shows the server’s label', async () => {
    backend.forge('spin', { success: true, result: { code: 'GHOST', label: 'Ghost', remainingCoin: 2 } });
    const button = await open();
    act(() => button.click());
    await screen.findByText(stoodAt('Ghost'));
    expect(screen.getByRole('img').style.transform).toBe('rotate(0deg)');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findByRole('heading', { name: 'Ghost' });
  });

  // SPN-12, SPN-29, SPN-60
  test.each([
    ['fewer coins than none', { code: 'B100', label: 'Server B', remainingCoin: -4 }, 'Server B', '0'],
    ['coins that are no number', { code: 'B100', label: 'Server B', remainingCoin: 'x' }, 'Server B', '-'],
    ['no label', { code: 'B100', label: '', remainingCoin: 0 }, '100 บาท', '0'],
    ['neither label nor slice', { code: 'GHOST', label: null, remainingCoin: 0 }, 'GHOST', '0'],
  ])('shows the prize of a response with %s', async (_what, result, label, coinsLeft) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    backend.forge('spin', { success: true, result });
    const button = await open();
    act(() => button.click());
    await screen.findByText(stoodAt(label));
    expect(button.textContent).toContain(coinsLeft);
    expect(button.textContent).not.toMatch(/-\d|NaN|null/);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByRole('button', { name: spin.again }) !== null).toBe(coinsLeft === '-');
  });

  // SPN-35
  test('is unconfirmed, never failed, without a result', async () => {
    backend.forge('spin', { success: true });
    const button = await open();
    act(() => button.click());
    const dialog = await screen.findByRole('dialog', { name: spin.unknownTitle });
    within(dialog).getByText(spin.unknown);
    within(dialog).getByRole('button', { name: common.openStatement });
  });

  // SPN-31
  test('plays sound and vibrates only on request', async () => {
    const vibrate = vi.fn();
    stubNavigator({ vibrate });
    const win = async () => {
      await backend.sandbox.set('nextPrize', 'B100');
      act(() => screen.getByRole('button', { name: new RegExp(`^${spin.spin}`) }).click());
      await screen.findByText(stoodAt('100 บาท'));
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      await act(async () => screen.getByRole('button', { name: common.ok }).click());
    };
    await open();
    await win();
    expect(vibrate).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: spin.sound }).click());
    await win();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  // SPN-13, SPN-61
  test('sends nothing without a coin', async () => {
    backend = await simulate('no-coins');
    const button = await open();
    act(() => button.click());
    expect(spins()).toBe(0);
    screen.getByText(spin.noCoins);
    expect(screen.getByRole('link', { name: texts.profile.support }).getAttribute('href')).toBe('/user/contact');
  });
});

describe('a spin that is refused', () => {
  const seeRefusal = async () => {
    const button = await open();
    act(() => button.click());
    await screen.findByRole('heading', { name: common.error });
  };

  // SPN-32
  test('explains why, and can be repeated', async () => {
    backend = await simulate('bonus-active');
    await seeRefusal();
    screen.getByText(spin.error.BONUS_REMAINING);
    await act(async () => screen.getByRole('button', { name: common.ok }).click());
    act(() => screen.getByRole('button', { name: new RegExp(`^${spin.spin}`) }).click());
    await waitFor(() => expect(spins()).toBe(2));
  });

  // APP-72
  test('explains why in the language that is chosen later', async () => {
    backend = await simulate('bonus-active');
    await seeRefusal();
    onTestFinished(() => setLanguage('th'));
    await act(() => setLanguage('en'));
    screen.getByText(english.spin.error.BONUS_REMAINING);
    expect(screen.queryByText(spin.error.BONUS_REMAINING)).toBeNull();
  });

  // SPN-34
  test('explains an error status, and reloads the wheel', async () => {
    backend.sandbox.fault('spin', { status: 500 });
    const before = setups();
    await seeRefusal();
    screen.getByText(texts.errorMsg.INTERNAL_SERVER_ERROR);
    await waitFor(() => expect(setups()).toBeGreaterThan(before + 1));
  });
});

// SPN-3, SPN-8
test('draws a valid wheel, and none when there is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = await backend.elsewhere<SpinSetup>('/api/spinwheel/setup');
  const good = result.activeSpinwheel?.slice.find(({ code }) => code === 'B100');
  const broken = { code: 'X', label: null, bgColor: 5, textColor: null, htmlDescription: null };
  backend.forge('getSpinSetup', {
    result: { activeSpinwheel: { name: null, slice: [broken, good] }, userCoin: -5 },
  });
  const button = await open();
  screen.getByRole('img', { name: /100 บาท$/ });
  expect(button.textContent).toContain('0');
  cleanup();
  backend.forge('getSpinSetup', { result: { activeSpinwheel: null, userCoin: 3 } });
  openPart(<SpinPage />);
  await screen.findByText(spin.off);
});

// SPN-35
test('a spin with a lost response is unconfirmed, never failed, and reloads the wheel', async () => {
  backend.sandbox.fault('spin', { after: 'cut' });
  const button = await open();
  const before = setups();
  act(() => button.click());
  await screen.findByRole('dialog', { name: spin.unknownTitle });
  await waitFor(() => expect(setups()).toBeGreaterThan(before));
});

// SAFE-18, SPN-33, SPN-37, SPN-46
test('returns to the page before when its last coupon is claimed, and explains a refusal', async () => {
  // The newest come first: the coupon for coins is the fourth, on a page of its own.
  for (const prize of ['CREDIT88', 'CREDIT88'] as const)
    await backend.sandbox.operate('giveCoupon', { phone: '0812345678', prize });
  await open();
  const claim = async () => {
    act(() => screen.getByRole('button', { name: /2 เหรียญ/ }).click());
    act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
  };
  const lastPage = await screen.findByRole('button', { name: texts.ui.pages.page.replace('{{page}}', '2') });
  act(() => lastPage.click());
  screen.getByText(spin.noCash);
  backend.forge('claimCoupon', { success: false, error: 'XYZ' });
  await claim();
  await screen.findByText(spin.error.other);
  act(() => screen.getByRole('button', { name: common.ok }).click());

  backend.sandbox.clearFaults();
  const machine = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => machine() + 500);
  await claim();
  await screen.findByRole('heading', { name: spin.claimed });
  act(() => screen.getByRole('button', { name: common.ok }).click());
  await screen.findByRole('button', { name: /30 บาท/ });
  expect(screen.queryByRole('button', { name: /2 เหรียญ/ })).toBeNull();
});

// SPN-43, SPN-44
const codes = (Object.keys(spin.error) as (keyof typeof spin.error)[]).filter((code) => code !== 'other');
test.each(codes)('explains why a coupon cannot be claimed: %s', async (code) => {
  backend.sandbox.fault('claimCoupon', { code });
  await open();
  const coupon = await screen.findByRole('button', { name: /2 เหรียญ/ });
  act(() => coupon.click());
  act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
  await screen.findByText(spin.error[code]);
});

// SPN-47
test('keeps a coupon with a malformed worth, and skips items that cannot be claimed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const prize = { label: 'coupon 1', name: null, slice: null };
  backend.forge('listCoupons', {
    coupons: [{ _id: '1', amount: 'ten', prize }, { _id: '2', amount: 5, prize: null }, null],
  });
  await open();
  await screen.findByText('coupon 1');
  expect(screen.getAllByRole('button', { name: new RegExp(spin.claim) })).toHaveLength(1);
  screen.getByText(/ - *$/);
});

test('calls a claim without a result unconfirmed, never failed', async () => {
  backend.forge('claimCoupon', { success: true });
  await open();
  const coupon = await screen.findByRole('button', { name: /30 บาท/ });
  act(() => coupon.click());
  act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
  const dialog = await screen.findByRole('dialog', { name: spin.unknownTitle });
  within(dialog).getByText(spin.unknown);
  act(() => within(dialog).getByRole('button', { name: common.openStatement }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(spin.error.other)).toBeNull();
});

// SPN-2
test('reports that the wheel is off, with a link home', async () => {
  await simulate('spin-off');
  openPart(<SpinPage />);
  await screen.findByText(spin.off);
  expect(screen.getByRole('link', { name: spin.home }).getAttribute('href')).toBe('/user/home');
});
