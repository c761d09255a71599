import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { HomePage } from './home-page.tsx';

const { home, common } = texts;
const slot = (code: string, over: Record<string, unknown> = {}) => ({
  ...{ code, name: code, logo: '', background: '', isActive: true, amount: 50.5, ftWalletSlot: 1 },
  ...{ web: null, android: null, ios: null, category: 'slot', ...over },
});
const profile = { _id: 'p', name: 'สมชาย ใจดี', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 7 };
const view = (over: Record<string, unknown> = {}) => ({
  profile,
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1', bank: { nameTH: 'ก' } },
  wallet: { amount: 1000 },
  invite: { amount: 320, success: 0, fail: 0 },
  slots: [slot('JOKER'), slot('PG', { isActive: false })],
  ...over,
});

/** The server's answers by path; a test replaces an entry. */
let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];

function open(handlers = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const renderGames = vi.fn(() => null);
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <HomePage handlers={handlers} renderGames={renderGames} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), renderGames };
}

const text = () => document.body.textContent ?? '';

beforeAll(() => initI18n());
beforeEach(() => {
  asked = [];
  answers = {
    '/api/wallet': () => Response.json(view()),
    '/api/wallet/refresh/slot': () => Response.json({ slots: [] }),
    '/api/spinwheel/active': () => Response.json({ isActive: false }),
  };
  vi.stubGlobal('fetch', async (input: URL | RequestInfo) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    asked.push(pathname);
    return answers[pathname]?.() ?? new Response(null, { status: 404 });
  });
});

describe('home', () => {
  // WAL-1, WAL-4, WAL-5
  it('shows name, coins and the sum of the wallet and every game', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: profile.name });
    expect(text()).toContain('1,101.00 บาท');
    expect(text()).toContain('7 เหรียญ');
    expect(text()).toContain('320.00');
    expect(text()).not.toContain(home.partial);
  });

  // SAFE-45, WAL-20
  it('says that the total is partial when a balance can not be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers['/api/wallet'] = () => Response.json(view({ slots: [slot('JOKER', { amount: '12abc' })] }));
    open();
    await screen.findByText(home.partial);
    expect(text()).toContain('1,000.00');
    expect(text()).not.toContain('NaN');
  });

  // APP-54, WAL-18
  it('offers another try when the wallet can not be loaded, and nothing that is not true', async () => {
    answers['/api/wallet'] = () => Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
    const { user, renderGames } = open();
    const retry = await screen.findByRole('button', { name: common.retry });
    expect(text()).not.toContain('0.00');
    answers['/api/wallet'] = () => Response.json(view());
    await user.click(retry);
    await screen.findByText(home.total);
    expect(renderGames).toHaveBeenLastCalledWith(expect.objectContaining({ wallet: { amount: 1000 } }));
  });

  it.each([
    { success: false, error: 'X' },
    { success: true, data: { balance: 0 } },
    { message: 'x' },
    { wallet: { balance: 0 } },
    {},
  ])('shows no amount and offers another try when the answer is %j', async (body) => {
    answers['/api/wallet'] = () => Response.json(body);
    const { user } = open();
    const retry = await screen.findByRole('button', { name: common.retry });
    expect(asked).toContain('/api/wallet');
    expect(text()).not.toMatch(/0\.00|บาท/);
    answers['/api/wallet'] = () => Response.json({ success: true, data: view() });
    await user.click(retry);
    await screen.findByText(home.total);
    expect(text()).toContain('1,101.00');
  });

  it('shows a dash, never nothing in figures, for amounts that are not in the answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers['/api/wallet'] = () => Response.json({ profile: { ...profile, coin: 'x' }, slots: [], wallet: {} });
    const { user } = open();
    const card = within(await screen.findByRole('region', { name: home.total }));
    expect(card.getAllByText('-')).toHaveLength(2);
    expect(screen.getByText('-', { selector: 'strong' })).toBeDefined();
    expect(localStorage.getItem('last_sync')).toBeNull();
    await user.click(card.getByRole('button', { name: home.refresh }));
    await waitFor(() => expect(asked.filter((path) => path === '/api/wallet')).toHaveLength(2));
    expect(await card.findByRole('button', { name: common.retry })).toBeDefined();
    expect(text()).not.toContain(home.refreshed);
    expect(localStorage.getItem('last_sync')).toBeNull();
  });

  // APP-33
  it('has buttons only for actions with a handler', async () => {
    const history = vi.fn();
    const { user } = open({ history });
    await user.click(screen.getByRole('button', { name: home.actions.history }));
    expect(history).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: home.actions.deposit })).toBeNull();
  });
});

describe('refreshing', () => {
  // WAL-10, WAL-11
  it('asks the providers once and then the wallet, however often it is tapped', async () => {
    open();
    const button = await screen.findByRole('button', { name: home.refresh });
    asked = [];
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText(home.refreshed);
    expect(asked).toEqual(['/api/wallet/refresh/slot', '/api/wallet']);
  });

  // WAL-13, WAL-14, WAL-17
  it('keeps the figures and offers another try when it fails, without losing the time of the last success', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: home.refresh });
    await waitFor(() => expect(localStorage.getItem('last_sync')).not.toBeNull());
    const before = localStorage.getItem('last_sync');
    answers['/api/wallet/refresh/slot'] = () => Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
    await user.click(button);
    await screen.findByText(home.refreshFailed);
    expect(text()).toContain('1,101.00');
    expect(localStorage.getItem('last_sync')).toBe(before);
    answers['/api/wallet/refresh/slot'] = () => Response.json({ slots: [] });
    await user.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(screen.queryByText(home.refreshFailed)).toBeNull());
  });
});
