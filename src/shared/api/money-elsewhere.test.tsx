import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getListBonusesQueryKey } from './generated/bonus/bonus.ts';
import { getGetInviteBannersQueryKey } from './generated/invite/invite.ts';
import { getGetWalletQueryKey } from './generated/wallet/wallet.ts';
import { announceMoney, useMoneyElsewhere } from './money-elsewhere.ts';

const mine = { kind: 'money-changed', player: 'p1' };
let amount: number;
let asked: Record<string, number>;
/** Another tab of the browser. */
let other: BroadcastChannel;
let heard: unknown[];

function Screen() {
  useMoneyElsewhere();
  const count = (path: string) => {
    asked[path] = (asked[path] ?? 0) + 1;
  };
  const wallet = useQuery({
    queryKey: getGetWalletQueryKey(),
    queryFn: async () => {
      count('wallet');
      return { profile: { _id: 'p1' }, wallet: { amount } };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  useQuery({ queryKey: getListBonusesQueryKey(), queryFn: async () => count('bonuses') ?? null });
  useQuery({ queryKey: getGetInviteBannersQueryKey(), queryFn: async () => count('banners') ?? null });
  return <p>Balance {wallet.data?.wallet.amount ?? '…'}</p>;
}

async function open() {
  const client = new QueryClient();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  await screen.findByText('Balance 100');
  return { client, unmount };
}

/** Waits until sent messages have arrived: a channel keeps their order. */
async function delivered() {
  const after = new BroadcastChannel('krapao-money');
  const mark = Promise.withResolvers<void>();
  const own = new BroadcastChannel('krapao-money');
  own.addEventListener('message', ({ data }) => data === 'mark' && mark.resolve());
  after.postMessage('mark');
  await mark.promise;
  after.close();
  own.close();
}

beforeEach(() => {
  [amount, asked, heard] = [100, {}, []];
  other = new BroadcastChannel('krapao-money');
  other.addEventListener('message', ({ data }) => data !== 'mark' && heard.push(data));
});
afterEach(() => other.close());

describe('a message of another tab', () => {
  // MNY-53
  test('refetches balance and other changed data, without telling further tabs', async () => {
    await open();
    amount = 70;
    other.postMessage(mine);
    await screen.findByText('Balance 70');
    await waitFor(() => expect(asked).toEqual({ wallet: 2, bonuses: 2, banners: 1 }));
    await delivered();
    expect(heard).toEqual([]);
  });

  // MNY-53
  test('is debounced', async () => {
    await open();
    for (let count = 0; count < 1_000; count += 1) other.postMessage(mine);
    amount = 70;
    await screen.findByText('Balance 70');
    await delivered();
    await waitFor(() => expect(asked.wallet).toBeGreaterThan(1));
    expect(asked.wallet).toBeLessThan(20);
  });

  // MNY-53
  test('without a player counts too', async () => {
    await open();
    amount = 70;
    other.postMessage({ ...mine, player: null });
    await screen.findByText('Balance 70');
  });

  // MNY-53
  test.each([
    ['another player', { ...mine, player: 'p2' }],
    ['no kind', { player: 'p1' }],
    ['another kind', { ...mine, kind: 'logout' }],
    ['a player that is no text', { ...mine, player: { toString: 'p1' } }],
    ['a player of endless length', { ...mine, player: 'p'.repeat(65) }],
    ['no object', 'money-changed'],
    ['nothing', null],
  ])('with %s is ignored', async (_what, message) => {
    await open();
    const before = { ...asked };
    const arrived = new Promise((resolve) => {
      const listener = new BroadcastChannel('krapao-money');
      listener.addEventListener('message', () => {
        listener.close();
        resolve(true);
      });
    });
    other.postMessage(message);
    await arrived;
    await delivered();
    expect(asked).toEqual(before);
  });
});

describe('other tabs are notified', () => {
  // MNY-53
  test('whose money moved', async () => {
    const { client } = await open();
    announceMoney(client);
    await waitFor(() => expect(heard).toEqual([mine]));
  });

  // MNY-53
  test('when a refetch returns another balance, but not the same one', async () => {
    const { client } = await open();
    await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
    await delivered();
    expect(heard).toEqual([]);
    amount = 150;
    await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
    await waitFor(() => expect(heard).toEqual([mine]));
  });
});

// MNY-53
test('two tabs do not trigger each other endlessly while the balance changes', async () => {
  const { client } = await open();
  let answers = 0;
  // The other tab behaves like this one: it refetches, gets a new balance, and announces nothing.
  other.addEventListener('message', ({ data }) => {
    if (data !== 'mark') answers += 1;
  });
  amount = 1;
  await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
  amount = 2;
  other.postMessage(mine);
  await screen.findByText('Balance 2');
  await delivered();
  expect(answers).toBe(1);
});

describe('a return', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

  // MNY-54
  test.each([
    ['from another app', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['to a page from the back/forward cache', () => show(true)],
  ])('%s refetches even a fresh balance', async (_how, back) => {
    await open();
    amount = 70;
    back();
    await screen.findByText('Balance 70');
    expect(asked.wallet).toBe(2);
  });

  // MNY-54
  test('refetches once for both events, and not for a hidden or newly loaded page', async () => {
    await open();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    show(false);
    expect(asked.wallet).toBe(1);
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    show(true);
    await waitFor(() => expect(asked.wallet).toBe(2));
    await delivered();
    expect(asked.wallet).toBe(2);
  });
});
