import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { SpinPage } from './spin-page.tsx';

const { spin, common } = texts;
const slice = (code: string) => ({
  ...{ code, label: `prize ${code}`, bgColor: 'url(x)', textColor: '#fff', htmlDescription: '' },
});
let coins: number;
let slices: ReturnType<typeof slice>[];
let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];

const page = (client: QueryClient) => (
  <MantineProvider env="test" forceColorScheme="dark">
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SpinPage />
      </MemoryRouter>
    </QueryClientProvider>
  </MantineProvider>
);
async function open() {
  render(page(new QueryClient({ defaultOptions: { queries: { retry: false } } })));
  return await screen.findByRole('button', { name: new RegExp(`^${spin.spin}`) });
}
const spins = () => asked.filter((path) => path === '/api/spinwheel/spin').length;
const setups = () => asked.filter((path) => path === '/api/spinwheel/setup').length;

beforeAll(() => initI18n());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  [coins, asked, slices] = [3, [], ['A', 'B', 'C'].map(slice)];
  answers = {
    '/api/spinwheel/active': () => Response.json({ isActive: true }),
    '/api/spinwheel/setup': () =>
      Response.json({ result: { activeSpinwheel: { name: 'Wheel', slice: slices }, userCoin: coins } }),
    '/api/spinwheel/coupon': () => Response.json({ coupons: [] }),
    '/api/spinwheel/spin': () =>
      Response.json({ success: true, result: { code: 'B', label: 'prize B', remainingCoin: 7 } }),
  };
  vi.stubGlobal('fetch', async (input: URL | RequestInfo) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    asked.push(pathname);
    return answers[pathname]?.() ?? Response.json({ message: 'NO_DATA' }, { status: 404 });
  });
});
afterEach(async () => {
  cleanup();
  // Closed dialogs go back in history a moment later; the next test begins after that.
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

describe('a spin', () => {
  // SPN-14, SPN-20
  it('is one call however often it is tapped, and shows the coins that the server names', async () => {
    const button = await open();
    act(() => {
      for (let tap = 0; tap < 20; tap += 1) button.click();
    });
    await waitFor(() => expect(button.textContent).toContain('7'));
    expect(spins()).toBe(1);
    act(() => button.click());
    expect(spins()).toBe(1);
  });

  // SPN-21, SPN-23
  it('shows the prize two seconds after the wheel stands, and sets the wheel up again when that is closed', async () => {
    const button = await open();
    act(() => button.click());
    await screen.findByText('วงล้อหยุดที่ prize B');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findByRole('heading', { name: 'prize B' });
    const before = setups();
    await act(async () => screen.getByRole('button', { name: common.ok }).click());
    await waitFor(() => expect(setups()).toBe(before + 1));
  });

  // SPN-28
  it('on a slice that the wheel does not have crowns no other, and shows the label of the server', async () => {
    answers['/api/spinwheel/spin'] = () =>
      Response.json({ success: true, result: { code: 'GHOST', label: 'Ghost', remainingCoin: 2 } });
    const button = await open();
    act(() => button.click());
    await screen.findByText('วงล้อหยุดที่ Ghost');
    expect(screen.getByRole('img').style.transform).toBe('rotate(0deg)');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findByRole('heading', { name: 'Ghost' });
  });

  // SPN-12, SPN-29
  it.each([
    ['fewer coins than none', { code: 'B', label: 'Server B', remainingCoin: -4 }, 'Server B', '0'],
    ['coins that are no number', { code: 'B', label: 'Server B', remainingCoin: 'x' }, 'Server B', '-'],
    ['no label', { code: 'B', label: '', remainingCoin: 0 }, 'prize B', '0'],
    ['neither label nor slice', { code: 'GHOST', label: null, remainingCoin: 0 }, 'GHOST', '0'],
  ])('whose answer has %s still tells what was won', async (_what, result, label, coinsLeft) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers['/api/spinwheel/spin'] = () => Response.json({ success: true, result });
    const button = await open();
    act(() => button.click());
    await screen.findByText(`วงล้อหยุดที่ ${label}`);
    expect(button.textContent).toContain(coinsLeft);
    expect(button.textContent).not.toMatch(/-\d|NaN|null/);
  });

  // SPN-35
  it('that succeeds without saying with what is unconfirmed, never failed', async () => {
    answers['/api/spinwheel/spin'] = () => Response.json({ success: true });
    const button = await open();
    act(() => button.click());
    await screen.findByText(spin.unknown);
  });

  // SPN-31
  it('is heard and felt only by those who asked for it', async () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    const win = async () => {
      act(() => screen.getByRole('button', { name: new RegExp(`^${spin.spin}`) }).click());
      await screen.findByText('วงล้อหยุดที่ prize B');
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

  // SPN-13
  it('without a coin asks nothing', async () => {
    coins = 0;
    const button = await open();
    act(() => button.click());
    expect(spins()).toBe(0);
    screen.getByText(spin.noCoins);
  });
});

describe('a spin that is refused', () => {
  const refusedWith = async (error: string) => {
    answers['/api/spinwheel/spin'] = () => Response.json({ success: false, error });
    const button = await open();
    act(() => button.click());
    await screen.findByRole('heading', { name: common.error });
  };

  // SPN-32
  it('says why, and the wheel can be spun again', async () => {
    await refusedWith('BONUS_REMAINING');
    screen.getByText(spin.error.BONUS_REMAINING);
    await act(async () => screen.getByRole('button', { name: common.ok }).click());
    act(() => screen.getByRole('button', { name: new RegExp(`^${spin.spin}`) }).click());
    await waitFor(() => expect(spins()).toBe(2));
  });

  // SAFE-18, SPN-33
  it('for an unknown reason shows a general text', async () => {
    await refusedWith('XYZ');
    screen.getByText(spin.error.other);
    expect(document.body.textContent).not.toContain('XYZ');
  });
});

// SPN-3, SPN-8
it('draws the wheel that can be read, and none where there is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = { code: 'X', label: null, bgColor: 5, textColor: null, htmlDescription: null };
  answers['/api/spinwheel/setup'] = () =>
    Response.json({ result: { activeSpinwheel: { name: null, slice: [broken, slice('B')] }, userCoin: -5 } });
  const button = await open();
  screen.getByRole('img', { name: /prize B$/ });
  expect(button.textContent).toContain('0');
  cleanup();
  answers['/api/spinwheel/setup'] = () => Response.json({ result: { activeSpinwheel: null, userCoin: 3 } });
  render(page(new QueryClient()));
  await screen.findByText(spin.off);
});

// SPN-35
it('lost on its way is unconfirmed, never failed, and the wheel is set up again', async () => {
  answers['/api/spinwheel/spin'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const button = await open();
  const before = setups();
  act(() => button.click());
  await screen.findByText(spin.unknown);
  await waitFor(() => expect(setups()).toBeGreaterThan(before));
});

// SPN-37, SPN-46
it('falls back a page when the last coupon of one is claimed, and says what it could not be claimed for', async () => {
  const coupon = (id: string) => ({
    ...{ _id: id, amount: 0, prize: { label: `coupon ${id}`, name: 'n', slice: { htmlDescription: '' } } },
  });
  let coupons = ['1', '2', '3', '4'].map(coupon);
  answers['/api/spinwheel/coupon'] = () => Response.json({ coupons });
  answers['/api/spinwheel/coupon/claim'] = () => Response.json({ success: false, error: 'XYZ' });
  await open();
  const claim = async () => {
    act(() => screen.getByRole('button', { name: /coupon 4/ }).click());
    act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
  };
  act(() => screen.getByRole('button', { name: texts.ui.pages.page.replace('{{page}}', '2') }).click());
  screen.getByText(spin.noCash);
  await claim();
  await screen.findByText(spin.error.other);
  act(() => screen.getByRole('button', { name: common.ok }).click());

  coupons = coupons.slice(0, 3);
  answers['/api/spinwheel/coupon/claim'] = () =>
    Response.json({ success: true, result: { code: '4', label: 'coupon 4' } });
  const machine = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => machine() + 500);
  await claim();
  await screen.findByRole('heading', { name: spin.claimed });
  act(() => screen.getByRole('button', { name: common.ok }).click());
  await screen.findByText('coupon 1');
  expect(screen.queryByText('coupon 4')).toBeNull();
});

// SPN-47
it('keeps a coupon of which only the worth can not be read, and leaves out what can not be claimed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const prize = { label: 'coupon 1', name: null, slice: null };
  answers['/api/spinwheel/coupon'] = () =>
    Response.json({ coupons: [{ _id: '1', amount: 'ten', prize }, { _id: '2', amount: 5, prize: null }, null] });
  await open();
  await screen.findByText('coupon 1');
  expect(screen.getAllByRole('button', { name: new RegExp(spin.claim) })).toHaveLength(1);
  screen.getByText(/ - *$/);
});

it('calls a claim that succeeds without saying with what unconfirmed, never failed', async () => {
  const coupon = { _id: '4', amount: 0, prize: { label: 'coupon 4', name: 'n', slice: { htmlDescription: '' } } };
  answers['/api/spinwheel/coupon'] = () => Response.json({ coupons: [coupon] });
  answers['/api/spinwheel/coupon/claim'] = () => Response.json({ success: true });
  await open();
  act(() => screen.getByRole('button', { name: /coupon 4/ }).click());
  act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
  await screen.findByText(spin.unknown);
  expect(screen.queryByText(spin.error.other)).toBeNull();
});

// SPN-2
it('says that the wheel is not available while it is switched off, with a way home', async () => {
  answers['/api/spinwheel/active'] = () => Response.json({ isActive: false });
  slices = [];
  render(page(new QueryClient()));
  await screen.findByText(spin.off);
  expect(screen.getByRole('link', { name: spin.home }).getAttribute('href')).toBe('/user/home');
});
