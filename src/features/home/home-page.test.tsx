import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { HomePage } from './home-page.tsx';

const { home, common } = texts;
/** 4,250.75 in the wallet, the rest in games. */
const total = '11,152.14 บาท';
let backend: SimulatedBackend;

function open(handlers = {}) {
  const renderGames = vi.fn(() => null);
  const { user, client } = openPart(<HomePage handlers={handlers} renderGames={renderGames} />);
  return { user, client, renderGames };
}

const text = () => document.body.textContent ?? '';
const wallet = () => backend.elsewhere<WalletView>('/api/wallet');

beforeEach(async () => {
  backend = await simulate();
});

describe('home', () => {
  // WAL-1, WAL-4, WAL-5
  test('shows name, coins and the sum of the wallet and every game', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'เอกชัย ศรีวิไล' });
    expect(text()).toContain(total);
    expect(text()).toContain('3 เหรียญ');
    expect(text()).toContain('320.00');
    expect(text()).not.toContain(home.partial);
  });

  // MNY-320
  test('formats many coins alike beside the name and on the wheel', async () => {
    const { profile, ...view } = await wallet();
    backend.forge('getWallet', { ...view, profile: { ...profile, coin: 1_234_567 } });
    open({ spin: vi.fn() });
    const wheel = await screen.findByRole('button', { name: new RegExp(home.actions.spin) });
    await waitFor(() => expect(wheel.textContent).toContain('1,234,567 เหรียญ'));
    expect(text()).not.toContain('1234567');
  });

  // WAL-287
  test('shows how much a negative account lowers the total', async () => {
    const { slots, ...view } = await wallet();
    backend.forge('getWallet', { ...view, slots: [{ ...slots[0], amount: -500 }] });
    open();
    await screen.findByText(new RegExp(`^${home.loss.split('{{')[0]}500.00`));
    expect(text()).toContain('3,750.75');
  });

  // MNY-19
  test('shows the total without a unit in an unknown currency', async () => {
    const { profile, ...view } = await wallet();
    backend.forge('getWallet', { ...view, profile: { ...profile, currency: 'USD' } });
    open();
    await waitFor(() => expect(text()).toContain('11,152.14'));
    expect(text()).not.toContain(total);
  });

  // SAFE-45, WAL-20
  test('marks the total as partial when a balance is malformed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { slots, ...view } = await wallet();
    backend.forge('getWallet', { ...view, slots: slots.map((slot) => ({ ...slot, amount: '12abc' })) });
    open();
    await screen.findByText(home.partial);
    expect(text()).toContain('4,250.75');
    expect(text()).not.toContain('NaN');
  });

  // APP-54, WAL-18
  test('offers a retry when the wallet fails to load, and shows no wrong amount', async () => {
    backend.sandbox.fault('getWallet', 'INTERNAL_SERVER_ERROR');
    const { user, renderGames } = open();
    const retry = await screen.findByRole('button', { name: common.retry });
    expect(text()).not.toContain('0.00');
    await user.click(retry);
    await screen.findByText(home.total);
    expect(renderGames).toHaveBeenLastCalledWith(expect.objectContaining({ wallet: { amount: 4250.75 } }));
  });

  // APP-351
  test('shows stored balances as old, with their time, while the wallet fails to load', async () => {
    open();
    await screen.findByText(home.total);
    cleanup();
    backend.sandbox.fault('getWallet', 'INTERNAL_SERVER_ERROR');
    const { user } = open();
    const old = await screen.findByRole('region', { name: home.last });
    expect(old.textContent).toContain(total);
    expect(old.textContent).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByText(home.total);
    expect(screen.queryByText(home.last)).toBeNull();
  });

  // APP-351, SAFE-52
  test.each([
    ['of another session', (kept: string) => kept.replace(/"owner":"\w+"/, '"owner":"0123456789abcdef"')],
    ['that are no amounts', (kept: string) => kept.replace(/"total":\d+/, '"total":"<b>1</b>"')],
    ['without a usable time', (kept: string) => kept.replace(/"at":\d+/, '"at":1e999')],
    ['that are cut off', (kept: string) => kept.slice(0, -9)],
  ])('shows no stored balances %s', async (_which, spoil) => {
    open();
    await screen.findByText(home.total);
    cleanup();
    const kept = localStorage.getItem('last-balances') ?? '';
    const spoilt = spoil(kept);
    expect(spoilt).not.toBe(kept);
    localStorage.setItem('last-balances', spoilt);
    backend.sandbox.fault('getWallet', 'INTERNAL_SERVER_ERROR');
    open();
    await screen.findByRole('button', { name: common.retry });
    expect(screen.queryByText(home.last)).toBeNull();
    expect(text()).not.toContain('11,152');
  });

  test.each([
    { success: false, error: 'X' },
    { success: true, data: { balance: 0 } },
    { message: 'x' },
    { wallet: { balance: 0 } },
    {},
  ])('shows no amount and offers a retry for the response %j', async (body) => {
    const valid = await wallet();
    backend.forge('getWallet', body);
    const { user } = open();
    const retry = await screen.findByRole('button', { name: common.retry });
    expect(backend.times('getWallet')).toBe(1);
    expect(text()).not.toMatch(/0\.00|บาท/);
    backend.forge('getWallet', { success: true, data: valid });
    await user.click(retry);
    await screen.findByText(home.total);
    expect(text()).toContain(total);
  });

  test('shows a dash, never zero, for missing amounts', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { profile } = await wallet();
    backend.forge('getWallet', { profile: { ...profile, coin: 'x' }, slots: [], wallet: {} });
    const { user } = open();
    const card = within(await screen.findByRole('region', { name: home.total }));
    expect(card.getAllByText('-')).toHaveLength(2);
    expect(await screen.findByText('-', { selector: 'strong' })).toBeDefined();
    expect(localStorage.getItem('last_sync')).toBeNull();
    await user.click(card.getByRole('button', { name: home.refresh }));
    await waitFor(() => expect(backend.times('getWallet')).toBe(2));
    expect(await card.findByRole('button', { name: common.retry })).toBeDefined();
    expect(text()).not.toContain(home.refreshed);
    expect(localStorage.getItem('last_sync')).toBeNull();
  });

  // WAL-285, APP-280
  test('hides every amount with the eye, also the next time, and shows them again', async () => {
    const { user } = open();
    const eye = await screen.findByRole('button', { name: home.hide });
    await user.click(eye);
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    const card = () => screen.getByRole('region', { name: home.total }).textContent;
    expect(card()).not.toMatch(/\d\.\d\d/);
    cleanup();
    open();
    await screen.findByText(home.total);
    expect(card()).not.toMatch(/\d\.\d\d/);
    await user.click(screen.getByRole('button', { name: home.hide }));
    expect(text()).toContain(total);
  });
});

describe('refreshing', () => {
  // WAL-13
  test('shows when the newest balances arrived, whatever requested them', async () => {
    const longAgo = Date.now() - 19 * 60_000;
    localStorage.setItem('last_sync', String(longAgo));
    const { client } = open();
    await screen.findByText(home.total);
    const noted = () => Number(localStorage.getItem('last_sync'));
    await waitFor(() => expect(noted()).toBeGreaterThan(longAgo));
    const opened = noted();
    vi.spyOn(Date, 'now').mockReturnValue(opened + 3_000);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
    await act(() => client.refetchQueries({ queryKey: ['/api/wallet'] }));
    await waitFor(() => expect(noted()).toBeGreaterThan(opened));
    expect(backend.asked()).not.toContain('refreshSlots');
  });

  // WAL-10, WAL-11
  test('asks the providers once and then the wallet, for many taps', async () => {
    open();
    const button = await screen.findByRole('button', { name: home.refresh });
    backend.calls.length = 0;
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText(home.refreshed);
    expect(backend.asked()).toEqual(['refreshSlots', 'getWallet']);
  });

  // WAL-13, WAL-14, WAL-17
  test('keeps the figures and the time of the last success when it fails, and offers a retry', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: home.refresh });
    await waitFor(() => expect(localStorage.getItem('last_sync')).not.toBeNull());
    const before = localStorage.getItem('last_sync');
    backend.sandbox.fault('refreshSlots', 'INTERNAL_SERVER_ERROR');
    await user.click(button);
    await screen.findByText(home.refreshFailed);
    expect(text()).toContain(total);
    expect(localStorage.getItem('last_sync')).toBe(before);
    await user.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(screen.queryByText(home.refreshFailed)).toBeNull());
  });
});
