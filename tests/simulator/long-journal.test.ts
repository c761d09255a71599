/** Long journals: the cost of undo and of other tabs depends on new entries only. */
import { expect, onTestFinished, test } from 'vitest';
import { openIndexedDbStore } from '../../mocks/adapters/browser/indexeddb-store.ts';
import { openSqliteWorldStore } from '../../mocks/adapters/server/stores/sqlite-store.ts';
import { Checkpoints } from '../../mocks/engine/execute/checkpoints.ts';
import { replay } from '../../mocks/engine/execute/execute.ts';
import { worldKey } from '../../mocks/engine/execute/scenario.ts';
import type { StoredEntry } from '../../mocks/engine/timeline/store.ts';
import { createMemoryStore, type JournalStore } from '../../mocks/index.ts';
import type { Journal } from '../../mocks/kernel/journal.ts';
import { temporaryFolder } from '../support/backend/client.ts';
import { IDBFactory } from '../support/worlds/indexed-db.ts';
import { callerOf, differenceOf, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';
import { directly, walk } from '../support/worlds/walk.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 1 };

/** A world with 600 transfers after the login. */
async function longWorld(store: JournalStore = createMemoryStore()) {
  const sandbox = await openSandbox('everyday', { store });
  const player = await logIn(sandbox);
  const transfers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => player.post('/api/wallet/transfer', order)));
  await transfers(600);
  return { sandbox, player, transfers };
}

test('a replay from every checkpoint equals a replay from the start', async () => {
  const sandbox = await openSandbox('qr-deposit', { seed: 7 });
  await walk(sandbox, directly(sandbox), 1);
  const journal = sandbox.journal();
  const checkpoints = new Checkpoints<never>(3);
  await replay(journal, checkpoints);

  expect(journal.length).toBeGreaterThan(50);
  for (let length = 1; length <= journal.length; length += 1) {
    const part = journal.slice(0, length) as unknown as Journal;
    const [on, anew] = [await replay(part, checkpoints), await replay(part)];
    expect(differenceOf(on.world.dump(), anew.world.dump()), `entry ${length - 1}`).toBe('');
    expect([...on.world.intents]).toEqual([...anew.world.intents]);
    expect(on.differences).toEqual(anew.differences);
  }
}, 60_000);

test('a long history keeps few checkpoints, most of them near its end', () => {
  const kept = new Checkpoints<never>();
  const world = { copy: () => world } as never;
  for (let seq = 1; seq <= 30_000; seq += 1) kept.note(seq, world, []);
  const seqs = new Set(Array.from({ length: 30_001 }, (_, seq) => kept.upTo(seq)?.seq));

  expect(seqs.size).toBeLessThan(25);
  expect(kept.upTo(29_999)?.seq).toBe(29_750);
  for (const back of [1_000, 4_000, 15_000]) {
    expect(30_000 - (kept.upTo(30_000 - back)?.seq ?? 0)).toBeLessThan(2 * back + 500);
  }
});

test('undo and later entries lead to the same world as a replay', async () => {
  const store = createMemoryStore();
  const { sandbox, transfers } = await longWorld(store);

  await sandbox.undo(40);
  await transfers(10);
  await sandbox.undo();
  await sandbox.undo();
  await sandbox.travel(sandbox.journal().length - 1);
  await sandbox.travel(300);
  await transfers(300);

  expect(sandbox.journal()).toHaveLength(601);
  expect(differenceOf(sandbox.dump(), (await replay(sandbox.journal())).world.dump())).toBe('');
  const reopened = await openSandbox('everyday', { store });
  expect(differenceOf(reopened.dump(), sandbox.dump())).toBe('');
});

test('a call reads only the new entry of another tab', async () => {
  const kept = createMemoryStore();
  const { sandbox } = await longWorld(kept);
  let read = 0;
  const watched: JournalStore = {
    ...kept,
    read: async (...args) => {
      const stored = await kept.read(...args);
      read += stored?.entries.length ?? 0;
      return stored;
    },
  };
  const other = await openSandbox('everyday', { store: watched });
  await sandbox.operate('giveCoins', { coins: 5 });
  read = 0;

  await callerOf(other).get('/api/lookup/active');

  expect(read).toBe(1);
  expect(differenceOf(other.dump(), sandbox.dump())).toBe('');
});

const entryOf = (seq: number, machine = 0) => ({ entry: { seq, at: seq, kind: 'clock' }, machine }) as StoredEntry;
const key = worldKey({ scenario: 'everyday', seed: 1, at: 0, set: {} });

/** A store, and the same store after a restart. */
const stores: Record<
  string,
  (folder: string) => Promise<() => Promise<Pick<JournalStore, 'read' | 'append' | 'rewind' | 'replace'>>>
> = {
  memory: async () => {
    const store = createMemoryStore();
    return async () => store;
  },
  IndexedDB: async () => {
    const factory = new IDBFactory();
    return () => openIndexedDbStore(factory);
  },
  disk: async (folder) => {
    let worlds: ReturnType<typeof openSqliteWorldStore> | undefined;
    onTestFinished(() => worlds?.close());
    return async () => {
      await worlds?.close();
      worlds = openSqliteWorldStore(folder, 0, () => undefined);
      return worlds.journals('main');
    };
  },
};

test.each(Object.keys(stores))('a rewind is durable and refused for an outdated history (%s)', async (kind) => {
  const { folder, drop } = await temporaryFolder();
  const reopen = await (stores[kind] as (typeof stores)[string])(folder);
  const store = await reopen();
  const generation = await store.replace(key, [entryOf(0), entryOf(1), entryOf(2), entryOf(3)]);

  expect(await store.rewind(key, { generation, length: 3 }, 1, [entryOf(1, 9)])).toBeNull();
  expect(await store.rewind(key, { generation: generation + 1, length: 4 }, 1, [entryOf(1, 9)])).toBeNull();
  const next = (await store.rewind(key, { generation, length: 4 }, 1, [entryOf(1, 9)])) as number;

  expect(next).not.toBe(generation);
  expect(await store.append(key, generation, [entryOf(2, 8)])).toBe(false);
  expect(await store.append(key, next, [entryOf(2, 8)])).toBe(true);
  const expected = { generation: next, entries: [entryOf(0), entryOf(1, 9), entryOf(2, 8)] };
  expect(await store.read(key, -1)).toEqual(expected);
  expect(await (await reopen()).read(key, -1)).toEqual(expected);
  await drop();
});
