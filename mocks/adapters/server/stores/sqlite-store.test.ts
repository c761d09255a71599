import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/backend/client.ts';
import { StoreFull } from '../../../engine/timeline/store.ts';
import type { JournalEntry } from '../../../kernel/journal.ts';
import { databaseFile, Transactions } from './database.ts';
import { openSqliteWorldStore } from './sqlite-store.ts';
import { UploadsFull, type WorldRecord, type WorldStore } from './world-store.ts';

const record: WorldRecord = { address: { scenario: 'everyday', seed: 1, at: null, set: {} }, frozen: false };

let folder = '';
let drop: () => Promise<void>;
let store: WorldStore;

const reported = vi.fn<(problem: string) => void>();
const open = () => openSqliteWorldStore(folder, 1024, reported);
const reopened = async () => {
  await store.close();
  store = open();
  return store.journals('main');
};
/** Changes the closed database file. */
const damage = async (sql: string) => {
  await store.close();
  const database = new DatabaseSync(databaseFile(folder));
  database.exec(sql);
  database.close();
  store = open();
};

beforeEach(async () => {
  ({ folder, drop } = await temporaryFolder());
  store = open();
});
afterEach(async () => {
  await store.close().catch(() => undefined);
  await drop();
});

const entry = (seq: number) => ({ entry: { seq, at: seq, kind: 'clock' } as JournalEntry, machine: 1000 + seq });

test('reads a journal back unchanged, and none for an unknown world', async () => {
  const journal = store.journals('main');
  const generation = await journal.replace('key', [entry(0)]);
  expect(await journal.append('key', generation, [entry(1), entry(2)])).toBe(true);

  const again = await reopened();
  expect(await again.read('key', -1)).toEqual({ generation, entries: [entry(0), entry(1), entry(2)] });
  expect(await again.read('key', 1)).toEqual({ generation, entries: [entry(2)] });
  expect(await again.read('other', -1)).toBeNull();
  expect(await store.journals('other').read('key', -1)).toBeNull();
});

test('appends entries only when they follow the same history', async () => {
  const journal = store.journals('main');
  const generation = await journal.replace('key', [entry(0)]);

  expect(await journal.append('key', generation + 1, [entry(1)])).toBe(false);
  expect(await journal.append('key', generation, [entry(2), entry(3)])).toBe(false);
  const raced = [journal.append('key', generation, [entry(1)]), journal.append('key', generation, [entry(1)])];
  expect(await Promise.all(raced)).toEqual([true, false]);
  expect((await journal.read('key', -1))?.entries).toEqual([entry(0), entry(1)]);
});

test('keeps a history that was set aside, and gives the next one a new generation', async () => {
  const journal = store.journals('main');
  const generation = await journal.replace('key', [entry(0), entry(1)]);

  await journal.setAside('key');

  expect(await journal.read('key', -1)).toEqual({ generation: generation + 1, entries: [] });
  await store.close();
  const database = new DatabaseSync(databaseFile(folder));
  expect(database.prepare('SELECT count(*) AS count FROM entries').get()).toEqual({ count: 2 });
  database.close();
});

test('reads an entry of invalid JSON as one that no journal accepts', async () => {
  await store.journals('main').replace('key', [entry(0), entry(1)]);
  await damage(`UPDATE entries SET entry = '{"entry' WHERE seq = 1`);

  expect((await store.journals('main').read('key', 0))?.entries).toEqual([{ entry: null, machine: 0 }]);
});

test('stores an upload once, with its detected type, up to each world’s limit', async () => {
  const [main, other] = [store.journals('main'), store.journals('other')];
  const png = new Uint8Array(600);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await main.putFile('a', new Blob([png], { type: 'text/html' }));

  const kept = await main.getFile('a');
  expect(kept?.type).toBe('image/png');
  expect(new Uint8Array(await (kept as Blob).arrayBuffer())).toEqual(png);
  // Concurrent readers share the bytes
  expect(await other.getFile('a')).toBe(kept);
  await expect(main.putFile('b', new Blob([png]))).rejects.toThrow(UploadsFull);
  await main.putFile('a', new Blob([png]));
  await other.putFile('b', new Blob([png]));
  expect(await main.getFile('none')).toBeNull();
});

test.each(['{', '', 'null', '{"address":{"scenario":"everyday"},"frozen":false}'])(
  'closes only the world with an unreadable record (%j), and allows deleting it',
  async (damaged) => {
    for (const name of ['demo', 'main']) await store.write(name, record);
    await damage(`UPDATE worlds SET record = '${damaged}' WHERE name = 'demo'`);

    expect(await store.names()).toEqual(['demo', 'main']);
    expect(await store.read('main')).toEqual(record);
    await expect(store.read('demo')).rejects.toThrow('says nothing that this version understands');
    expect(await store.claim('demo', 9)).toBe(false);

    expect(await store.remove('demo')).toBe(true);
    expect(await store.claim('demo', 9)).toBe(true);
  },
);

test('frees a name after a failed claim, and drops the remains of a crash under it', async () => {
  await store.journals('demo').replace('key', [entry(0)]);
  const broken = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  });
  await expect(store.claim('demo', 1)).rejects.toThrow(`${databaseFile(folder)} takes no change: disk I/O error`);
  broken.mockRestore();

  expect(await store.claim('demo', 1)).toBe(true);
  expect(await store.journals('demo').read('key', -1)).toBeNull();
});

test('refuses only the change of a transaction that does not fit', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 20; CREATE TABLE bytes (size INTEGER, bytes BLOB)');
  const add = database.prepare('INSERT INTO bytes VALUES (?, zeroblob(?))');
  const transactions = new Transactions(database, folder);

  const added = [10, 1_000_000, 20].map((size) => transactions.run(() => add.run(size, size)));
  const outcomes = await Promise.allSettled(added);

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(added[1]).rejects.toThrow(StoreFull);
  expect(database.prepare('SELECT size FROM bytes').all()).toEqual([{ size: 10 }, { size: 20 }]);
});
