import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
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

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SpinPage />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
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
afterEach(() => {
  vi.useRealTimers();
});

describe('a spin', () => {
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

  it('says why, and the wheel can be spun again', async () => {
    await refusedWith('BONUS_REMAINING');
    screen.getByText(spin.error.BONUS_REMAINING);
    await act(async () => screen.getByRole('button', { name: common.ok }).click());
    act(() => screen.getByRole('button', { name: new RegExp(`^${spin.spin}`) }).click());
    await waitFor(() => expect(spins()).toBe(2));
  });

  it('for a reason that nobody knows says so plainly', async () => {
    await refusedWith('XYZ');
    screen.getByText(spin.error.other);
    expect(document.body.textContent).not.toContain('XYZ');
  });
});

it('lost on its way is unconfirmed, never failed, and the wheel is set up again', async () => {
  answers['/api/spinwheel/spin'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const button = await open();
  const before = setups();
  act(() => button.click());
  await screen.findByText(spin.unknown);
  await waitFor(() => expect(setups()).toBeGreaterThan(before));
});

it('says that the wheel is not available while it is switched off, with a way home', async () => {
  answers['/api/spinwheel/active'] = () => Response.json({ isActive: false });
  slices = [];
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SpinPage />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText(spin.off);
  expect(screen.getByRole('link', { name: spin.home }).getAttribute('href')).toBe('/user/home');
});
