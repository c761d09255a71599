/** Concurrent calls that wait for the world. */
import { describe, expect, test, vi } from 'vitest';
import { callerOf, logIn, openSandbox } from '../../tests/support/worlds/open-sandbox.ts';
import type { EarlyRead } from '../engine/store.ts';
import { createMemoryStore, type JournalStore } from '../index.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 1 };

/** A store that records the entries per append; its append can be replaced. */
function watchedStore() {
  const kept = createMemoryStore();
  const appends: number[] = [];
  const watch: { appends: number[]; instead: JournalStore['append'] | null } = { appends, instead: null };
  const append: JournalStore['append'] = (key, generation, added) => {
    appends.push(added.length);
    const { instead } = watch;
    watch.instead = null;
    return (instead ?? kept.append)(key, generation, added);
  };
  return { kept, watch, store: { ...kept, append } };
}

async function playedTogether(report: (problem: unknown) => void = () => undefined) {
  const { kept, watch, store } = watchedStore();
  const sandbox = await openSandbox('everyday', { store, report });
  const player = await logIn(sandbox);
  watch.appends.length = 0;
  const transfers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => player.post('/api/wallet/transfer', order)));
  return { kept, watch, sandbox, player, transfers };
}

test('stores concurrent transfers in one append, each as an entry', async () => {
  const { watch, sandbox, transfers } = await playedTogether();

  const replies = await transfers(20);

  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(watch.appends).toEqual([20]);
  const made = sandbox.calls().filter(({ operation }) => operation === 'transfer');
  expect(made.map(({ entry }) => entry)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(sandbox.journal()).toHaveLength(22);
});

test('answers no call before the state it read is stored', async () => {
  const { kept, watch, player, transfers } = await playedTogether();
  let store: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  watch.instead = async (...args) => {
    await stored;
    return kept.append(...args);
  };
  const answered: string[] = [];

  const calls = [
    transfers(1).then(() => answered.push('transfer')),
    player.get('/api/wallet').then(() => answered.push('wallet')),
  ];
  await new Promise(setImmediate);

  expect(answered).toEqual([]);
  store();
  await Promise.all(calls);
  expect(answered.toSorted()).toEqual(['transfer', 'wallet']);
});

test('calls of one turn sync with other tabs once, before the first of them', async () => {
  const store = createMemoryStore();
  const read = vi.spyOn(store, 'read');
  const sandbox = await openSandbox('everyday', { store });
  const player = await logIn(sandbox);
  const other = await openSandbox('everyday', { store });
  const coins = async () => ((await player.get('/api/account/profile')).body as { readonly coin: number }).coin;
  const before = await coins();

  for (const given of [5, 10]) {
    await other.operate('giveCoins', { coins: 5 });
    read.mockClear();
    expect(await Promise.all(Array.from({ length: 8 }, coins))).toEqual(Array(8).fill(before + given));
    expect(read).toHaveBeenCalledTimes(1);
  }
});

describe('a read of the store that began while a call was on its way', () => {
  async function withEarlyReads() {
    const store = createMemoryStore();
    const read = vi.spyOn(store, 'read');
    const sandbox = await openSandbox('everyday', { store });
    const other = await openSandbox('everyday', { store });
    const headers = { authorization: `Bearer ${sandbox.token('player')}` };
    const coins = async (early?: EarlyRead): Promise<number> => {
      const answer = await sandbox.handle({ method: 'GET', path: '/api/account/profile', body: null, headers, early });
      return answer.kind === 'answer' ? JSON.parse(answer.text).coin : Number.NaN;
    };
    return { sandbox, other, read, coins, before: await coins() };
  }

  test('is the only one of that call, and finds what other tabs had stored', async () => {
    const { sandbox, other, read, coins, before } = await withEarlyReads();
    await other.operate('giveCoins', { coins: 5 });
    read.mockClear();

    expect(await coins(sandbox.readEarly())).toBe(before + 5);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is not used for another call, or after this tab has changed the world', async () => {
    const { sandbox, other, coins, before } = await withEarlyReads();

    const early = sandbox.readEarly();
    await other.operate('giveCoins', { coins: 5 });
    expect(await Promise.all([coins(early), coins()])).toEqual([before + 5, before + 5]);

    const late = sandbox.readEarly();
    await sandbox.operate('giveCoins', { coins: 5 });
    await other.operate('giveCoins', { coins: 5 });
    expect(await coins(late)).toBe(before + 15);
  });

  test('is not used in another world', async () => {
    const { sandbox, read, coins } = await withEarlyReads();
    const early = sandbox.readEarly();
    await sandbox.load('broke');
    read.mockClear();

    await coins(early);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is not used for a call that a slow line delays', async () => {
    const { sandbox, other, coins, before } = await withEarlyReads();
    await sandbox.set('latency', 'slow');
    const early = sandbox.readEarly();
    await other.operate('giveCoins', { coins: 5 });

    expect(await coins(early)).toBe(before + 5);
  });
});

test('executes all calls again when another tab was faster', async () => {
  const { kept, watch, sandbox, transfers } = await playedTogether();
  const other = await openSandbox('everyday', { store: kept });
  watch.instead = async (...args) => {
    await other.operate('giveCoins', { coins: 5 });
    return kept.append(...args);
  };

  const replies = await transfers(3);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(sandbox.journal().map((entry) => ('operation' in entry ? entry.operation : entry.kind))).toEqual([
    'start',
    'login',
    'operator',
    'transfer',
    'transfer',
    'transfer',
  ]);
});

test('fails the changes and all later calls when they cannot be stored, and takes them back', async () => {
  const { watch, sandbox, player, transfers } = await playedTogether();
  const before = sandbox.dump();
  watch.instead = async () => {
    throw new Error('the disk is full');
  };

  const [early, [first, second], late] = await Promise.all([
    player.get('/api/wallet'),
    transfers(2),
    player.get('/api/wallet'),
  ]);

  expect([early, first, second, late].map((reply) => reply?.status)).toEqual([200, 500, 500, 500]);
  expect(sandbox.dump()).toBe(before);
  expect((await player.get('/api/wallet')).status).toBe(200);
  expect(sandbox.dump()).toBe(before);
});

test("runs a tester's action before later calls", async () => {
  const { sandbox, player } = await playedTogether();

  const [, , after] = await Promise.all([
    player.get('/api/wallet'),
    sandbox.set('terminated', true),
    callerOf(sandbox, sandbox.token('player')).get('/api/wallet'),
  ]);

  expect(after.status).toBe(410);
});
