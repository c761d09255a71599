import { expect, test, vi } from 'vitest';
import { openIndexedDbStore } from '../../mocks/adapters/browser/indexeddb-store.ts';
import { worldKey } from '../../mocks/engine/execute/scenario.ts';
import { UnreadableHistory } from '../../mocks/engine/timeline/read-world.ts';
import { createMemoryStore, type JournalStore } from '../../mocks/index.ts';
import { chatRoom } from '../support/worlds/chat-client.ts';
import { IDBFactory } from '../support/worlds/indexed-db.ts';
import { callerOf, differenceOf, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

/** Two stores on one database, as two tabs have them. */
const databases: Record<string, () => Promise<[JournalStore, JournalStore]>> = {
  IndexedDB: async () => {
    const factory = new IDBFactory();
    return [await openIndexedDbStore(factory), await openIndexedDbStore(factory)];
  },
  memory: async () => {
    const store = createMemoryStore();
    return [store, store];
  },
};

const baht = { from: 'WALLET', to: 'JOKER', amount: 1 };

test.each(Object.keys(databases))('two tabs lose none of 200 interleaved transfers (%s)', async (kind) => {
  const [one, two] = await (databases[kind] as (typeof databases)[string])();
  const first = await openSandbox('everyday', { store: one });
  const player = await logIn(first);
  const second = await openSandbox('everyday', { store: two });
  const other = await logIn(second);

  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? player : other).post('/api/wallet/transfer', baht)),
  );

  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const wallets = await Promise.all([player.get('/api/wallet'), other.get('/api/wallet')]);
  for (const { body } of wallets) expect((body as { wallet: { amount: number } }).wallet.amount).toBe(4050.75);
  expect(differenceOf(first.dump(), second.dump())).toBe('');
  expect(first.journal()).toHaveLength(1 + 2 + 200);
});

test('an undo in one tab is undone in the other', async () => {
  const [one, two] = await (databases.IndexedDB as (typeof databases)[string])();
  const first = await openSandbox('everyday', { store: one });
  const player = await logIn(first);
  const second = await openSandbox('everyday', { store: two });
  const before = second.dump();
  await player.post('/api/wallet/transfer', baht);
  const replaced = vi.fn();
  second.onReplaced(replaced);

  await first.undo();
  await (await logIn(second)).get('/api/wallet');

  expect(replaced).toHaveBeenCalledTimes(1);
  await second.undo();
  expect(differenceOf(second.dump(), before)).toBe('');
});

// MNY-201, APP-340
test('a tab notifies its app of operator actions in any tab, not of requests', async () => {
  const store = createMemoryStore();
  const first = await openSandbox('everyday', { store });
  const second = await openSandbox('everyday', { store });
  const player = await logIn(first);
  const heard: string[] = [];
  first.onReplaced((elsewhere) => heard.push(elsewhere ? 'first' : 'first, by itself'));
  second.onReplaced((elsewhere) => heard.push(elsewhere ? 'second' : 'second, by itself'));

  await player.post('/api/wallet/transfer', baht);
  await callerOf(second, second.token('player')).get('/api/wallet');
  expect(heard).toEqual([]);
  await first.operate('giveCoins', { coins: 5 });
  await callerOf(second, second.token('player')).get('/api/wallet');
  expect(heard).toEqual(['first', 'second']);
});

// APP-340
test('a paid QR and a chat message do not notify the app', async () => {
  const sandbox = await openSandbox('qr-deposit');
  const player = await logIn(sandbox);
  await player.post('/api/qrcode/WW', { amount: 100 });
  const heard: boolean[] = [];
  sandbox.onReplaced((elsewhere) => heard.push(elsewhere));
  await sandbox.operate('payQr', {});
  await sandbox.operate('chatSay', { room: chatRoom, text: 'Hello' });
  expect(heard).toEqual([]);
  await sandbox.operate('adjustBalance', { baht: 5 });
  expect(heard).toEqual([true]);
});

test('an entry of a newer build stays stored though this build cannot read it', async () => {
  const store = createMemoryStore();
  const reports: unknown[] = [];
  const first = await openSandbox('everyday', { store, report: (problem) => reports.push(problem) });
  const player = await logIn(first);
  const key = worldKey(first.address);
  const before = await store.read(key, -1);
  const news = { seq: 2, at: evening + 1_000, kind: 'weather', rain: true } as never;
  await store.append(key, before?.generation ?? 0, [{ entry: news, machine: evening }]);
  const continued = await store.read(key, -1);

  await expect(player.get('/api/wallet')).rejects.toThrow(UnreadableHistory);
  await expect(first.undo()).rejects.toThrow(UnreadableHistory);

  expect(reports).toContainEqual(new UnreadableHistory());
  expect(await store.read(key, -1)).toEqual(continued);
  await first.reset();
  expect(first.journal()).toHaveLength(1);
});

/** Deletes the database as clearing the data of a site does, while its connections are open. */
const deleteDatabase = (factory: IDBFactory) =>
  new Promise<void>((resolve, reject) => {
    const request = factory.deleteDatabase('krapao-sandbox');
    request.onsuccess = () => resolve();
    request.onblocked = () => reject(new Error('a connection is kept open'));
  });

test('an open world whose storage is deleted continues in every tab and is stored again', async () => {
  const factory = new IDBFactory();
  const first = await openSandbox('everyday', { store: await openIndexedDbStore(factory) });
  const player = await logIn(first);
  await player.post('/api/wallet/transfer', baht);
  const second = await openSandbox('everyday', { store: await openIndexedDbStore(factory) });
  const before = first.dump();
  const replaced = vi.fn();
  first.onReplaced(replaced);

  await deleteDatabase(factory);

  expect((await player.get('/api/wallet')).status).toBe(200);
  expect(replaced).toHaveBeenCalledTimes(1);
  expect(differenceOf(first.dump(), before)).toBe('');
  expect((await callerOf(second, second.token('player')).get('/api/wallet')).status).toBe(200);
  expect(differenceOf(second.dump(), before)).toBe('');
  const again = await logIn(second);
  expect((await again.post('/api/wallet/transfer', baht)).status).toBe(200);
  await logIn(first);
  const reopened = await openSandbox('everyday', { store: await openIndexedDbStore(factory) });
  expect(reopened.openedAs).toBe('stored');
  expect(differenceOf(reopened.dump(), first.dump())).toBe('');
});

test.each([
  ['offline', true, false],
  ['serverDown', true, false],
  ['latency', '3g', false],
  ['failureRate', 50, false],
  ['notice', true, true],
  ['coins', 5, true],
] as const)('setting %s to %j replaces the world of the app: %j', async (name, value, another) => {
  const sandbox = await openSandbox('everyday');
  const replaced = vi.fn();
  sandbox.onReplaced(replaced);
  await sandbox.set(name, value);
  expect(sandbox.switches()[name]).toBe(value);
  expect(replaced.mock.calls.length > 0).toBe(another);
});
