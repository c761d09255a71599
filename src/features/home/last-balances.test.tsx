import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { useLastBalances } from './last-balances.ts';

async function walletOfPlayer() {
  const backend = await simulate('everyday');
  return backend.elsewhere<WalletView>('/api/wallet');
}

// APP-351
test('stores each response once, so that showing it again does not make it newer', async () => {
  const view = await walletOfPlayer();
  const show = (updatedAt: number) => {
    localStorage.removeItem('last-balances');
    renderHook(() => useLastBalances(view, updatedAt)).unmount();
    return localStorage.getItem('last-balances');
  };
  const cameAt = Date.now();
  expect(show(cameAt)).not.toBeNull();
  expect(show(cameAt)).toBeNull();
  expect(show(cameAt + 1)).not.toBeNull();
});

// APP-351
test.each([
  ['a logout', () => localStorage.removeItem('token')],
  ['a login of another player in another tab', () => localStorage.setItem('token', 'other-token')],
])('stores no response that arrives after %s', async (_what, change) => {
  const view = await walletOfPlayer();
  const { rerender } = renderHook(({ at }) => useLastBalances(view, at), { initialProps: { at: 0 } });
  change();
  rerender({ at: Date.now() + 60_000 });
  expect(localStorage.getItem('last-balances')).toBeNull();
});

// APP-351, WAL-22
test('stores no partial sum', async () => {
  const { slots: _slots, ...rest } = await walletOfPlayer();
  const view = { ...rest, slots: null } as unknown as WalletView;
  renderHook(() => useLastBalances(view, Date.now() + 120_000));
  const stored = JSON.parse(localStorage.getItem('last-balances') ?? '');
  expect(stored).toMatchObject({ total: null, games: null, wallet: 425_075 });
});
