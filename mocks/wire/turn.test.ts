/** Concurrent calls that wait for the world. */
import { expect, test, vi } from 'vitest';
import { callerOf, logIn, openSandbox } from '../../tests/support/worlds/open-sandbox.ts';
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
