import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { queries } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import type { ApiError } from '../api/api-error.ts';
import { getListStatementsQueryOptions } from '../api/generated/statement/statement.ts';
import { transfer, transferAll, withdrawAll } from '../api/generated/wallet/wallet.ts';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { type Toast, toasts } from '../toast/notify.ts';
import { useAnsweredOrders } from './use-answered-orders.ts';

let backend: SimulatedBackend;
let said: Toast[];
let readHistory: (page?: number) => Promise<unknown>;

const end = (order: Promise<unknown>) =>
  order.then(
    () => 'done',
    ({ kind }: ApiError) => kind,
  );
const orders = {
  transfer: () => end(transfer({ from: 'WALLET', to: 'JOKER', amount: 100 })),
  transferAll: () => end(transferAll({ to: 'JOKER' })),
  withdrawAll: () => end(withdrawAll({ amount: 500 })),
} as const;
type Order = keyof typeof orders;
const names = Object.keys(orders) as Order[];

beforeAll(() => initI18n());
beforeEach(async () => {
  backend = await simulate('everyday', { at: Date.now() });
  said = [];
  onTestFinished(toasts.on((toast) => void said.push(toast)));
  const { client, wrapper } = queries();
  renderHook(() => useAnsweredOrders(), { wrapper });
  readHistory = (page = 1) =>
    act(() => client.fetchQuery({ ...getListStatementsQueryOptions({ page, limit: 10 }), staleTime: 0 }));
});

// MNY-323
test.each(names)('tells once that a lost %s is in the history, and treats an equal one as new', async (name) => {
  backend.sandbox.fault(name, { after: 'cut' });
  expect(await orders[name]()).toBe('network');
  await readHistory();
  await waitFor(() => expect(said).toHaveLength(1));
  const before = texts.common.foundInHistory.split('{{time}}')[0];
  expect(said[0]).toMatchObject({ kind: 'note', text: expect.stringContaining(before ?? ''), action: 'history' });
  await readHistory();
  expect(said).toHaveLength(1);
  expect(await orders[name]()).not.toBe('held');
});

// MNY-323
test.each(names)('ignores a lost %s that is not in the history', async (name) => {
  backend.sandbox.fault(name, { cut: true });
  expect(await orders[name]()).toBe('network');
  await readHistory();
  expect(said).toEqual([]);
  expect(await orders[name]()).toBe('held');
});

// MNY-323
test('waits for the response of a pending order', async () => {
  const arrive = backend.holdAnswer('withdrawAll');
  const ended = orders.withdrawAll();
  await waitFor(() => expect(backend.times('withdrawAll')).toBe(1));
  await readHistory();
  expect(said).toEqual([]);
  arrive();
  expect(await ended).toBe('done');
});

// MNY-323
test('reads only the newest page of the history', async () => {
  backend.sandbox.fault('withdrawAll', { after: 'cut' });
  await orders.withdrawAll();
  await readHistory(2);
  expect(said).toEqual([]);
});
