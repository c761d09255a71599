/** A snapshot leads to the world that a replay of the journal leads to; where it cannot be used, opening takes longer and is the same. */
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { replay } from '../../mocks/engine/execute.ts';
import { resumedAt } from '../../mocks/engine/history.ts';
import { worldKey } from '../../mocks/engine/scenario.ts';
import { keepSnapshot, makeSnapshot, WorldDisagrees } from '../../mocks/engine/snapshots/keep-snapshot.ts';
import { openSnapshot } from '../../mocks/engine/snapshots/open-snapshot.ts';
import type { SnapshotSource } from '../../mocks/engine/snapshots/snapshot-source.ts';
import type { StoredEntry } from '../../mocks/engine/store.ts';
import { createMemoryStore, type JournalStore, type Sandbox } from '../../mocks/index.ts';
import type { Journal } from '../../mocks/kernel/journal.ts';
import { Rows } from '../../mocks/kernel/rows.ts';
import { keptSnapshots } from '../support/worlds/kept-snapshots.ts';
import { callerOf, differenceOf, evening, openSandbox } from '../support/worlds/open-sandbox.ts';
import { directly, walk } from '../support/worlds/walk.ts';

const noPause = async () => undefined;

/** A snapshot's source from the entries of a journal, its world being that of a replay. */
async function sourceOf(sandbox: Sandbox, length: number, generation: number): Promise<SnapshotSource> {
  const journal = sandbox.journal().slice(0, length) as unknown as Journal;
  const { world, differences } = await replay(journal);
  const { address } = sandbox;
  return {
    initial: { ...address, key: worldKey(address), switches: sandbox.scenario.switches },
    generation,
    records: new Rows(resumedAt(evening, journal)),
    checkpoint: { seq: length - 1, world, differences },
  };
}

const walked = (async () => {
  const worlds: Sandbox[] = [];
  for (const [seed, scenario] of ['qr-deposit', 'chat-busy', 'lucky', 'bonus-active'].entries()) {
    const sandbox = await openSandbox(scenario, { seed });
    await walk(sandbox, directly(sandbox), seed, 2);
    worlds.push(sandbox);
  }
  return worlds;
})();

test('after any calls, jumps and undos, a world from a snapshot goes on as one from a replay', async () => {
  const worlds = await walked;
  await fc.assert(
    fc.asyncProperty(fc.nat(worlds.length - 1), fc.double({ min: 0, max: 1, noNaN: true }), async (which, part) => {
      const sandbox = worlds[which] as Sandbox;
      const entries = sandbox.journal() as unknown as Journal;
      const journal = createMemoryStore();
      const source = await sourceOf(sandbox, Math.max(1, Math.ceil(entries.length * part)), 1);
      await journal.replace(source.initial.key, resumedAt(evening, entries));
      const store = { ...journal, snapshots: keptSnapshots() };
      await keepSnapshot(source, store.snapshots, noPause);

      const bytes = (await store.snapshots.read(source.initial.key)) as Uint8Array<ArrayBuffer>;
      const found = await openSnapshot(bytes, source.initial, store);

      const whole = await replay(entries);
      expect(differenceOf(found?.replayed.world.dump() ?? '', whole.world.dump())).toBe('');
      expect([...(found?.replayed.world.intents ?? [])]).toEqual([...whole.world.intents]);
      expect(found?.replayed.differences).toEqual(whole.differences);
      expect(found?.records.all().map(({ entry }) => entry)).toEqual(entries);
    }),
    { numRuns: 12 },
  );
}, 120_000);

const baht = [
  { from: 'WALLET', to: 'JOKER', amount: 1 },
  { from: 'JOKER', to: 'WALLET', amount: 1 },
];
const key = worldKey({ scenario: 'everyday', seed: 1, at: evening, set: {} });

async function transfers(sandbox: Sandbox, count: number): Promise<void> {
  const player = callerOf(sandbox, sandbox.token('player'));
  await Promise.all(Array.from({ length: count }, (_, turn) => player.post('/api/wallet/transfer', baht[turn % 2])));
}

/** A journal of 2,501 entries. */
let long: readonly StoredEntry[] = [];
beforeAll(async () => {
  const store = createMemoryStore();
  await transfers(await openSandbox('everyday', { store }), 2500);
  long = ((await store.read(key, -1))?.entries ?? []) as StoredEntry[];
  expect(long).toHaveLength(2501);
}, 60_000);

/** A store with the long journal, which counts the entries that are read. */
async function stored(kept = new Map<string, Uint8Array<ArrayBuffer>>(), build?: string) {
  const journal = createMemoryStore();
  await journal.replace(key, long);
  const seen = { read: 0 };
  const store: JournalStore = {
    ...journal,
    read: async (...args) => {
      const found = await journal.read(...args);
      seen.read += found?.entries.length ?? 0;
      return found;
    },
    snapshots: keptSnapshots(build, kept),
  };
  return { store, seen, kept };
}

const soon = (_ms: number, run: () => void) => {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};

/** Opens the world where timers run, and waits until it has kept a snapshot. */
async function withSnapshot() {
  const { store, seen, kept } = await stored();
  const sandbox = await openSandbox('everyday', { store, later: soon });
  await callerOf(sandbox).get('/api/lookup/active');
  await vi.waitFor(() => expect(kept.get(key)?.length).toBeGreaterThan(0), 30_000);
  seen.read = 0;
  return { store, seen, kept, sandbox };
}

const replayedDump = async (sandbox: Sandbox) =>
  (await replay(JSON.parse(JSON.stringify(sandbox.journal())) as Journal)).world.dump();

test('a long journal is opened from its snapshot: only the entries after it are read, and the last can be undone', async () => {
  const { store, seen, sandbox } = await withSnapshot();

  const reopened = await openSandbox('everyday', { store });

  expect(seen.read).toBeGreaterThan(250);
  expect(seen.read).toBeLessThan(600);
  expect(differenceOf(reopened.dump(), sandbox.dump())).toBe('');
  expect(reopened.journal()).toEqual(sandbox.journal());
  for (const go of [() => reopened.undo(3), () => reopened.travel(40), () => reopened.travel(2400)]) {
    await go();
    expect(differenceOf(reopened.dump(), await replayedDump(reopened))).toBe('');
  }
  await transfers(reopened, 10);
  expect(reopened.journal()).toHaveLength(2411);
  expect(differenceOf(reopened.dump(), await replayedDump(reopened))).toBe('');
}, 60_000);

test('a damaged snapshot, and one of another build, is as good as none', async () => {
  const { kept, sandbox } = await withSnapshot();
  const good = kept.get(key) as Uint8Array<ArrayBuffer>;
  const flipped = good.slice();
  flipped[good.length >> 1] = (flipped[good.length >> 1] ?? 0) ^ 1;
  const cases: [string, Uint8Array<ArrayBuffer>, string?][] = [
    ['one bit', flipped],
    ['half', good.slice(0, good.length >> 1)],
    ['nothing', new Uint8Array()],
    ['something else', new TextEncoder().encode('{"a":1}'.padEnd(1024))],
    ['another build', good, 'that build'],
  ];
  for (const [what, bytes, build] of cases) {
    const { store, seen } = await stored(new Map([[key, bytes]]), build);
    const reopened = await openSandbox('everyday', { store });
    expect(seen.read, what).toBe(2501);
    expect(differenceOf(reopened.dump(), sandbox.dump()), what).toBe('');
  }
}, 60_000);

test('a store that is full keeps no snapshot, and the world goes on', async () => {
  const { store, kept } = await stored(new Map([[key, new Uint8Array(64)]]));
  const tried: number[] = [];
  const full: JournalStore = {
    ...store,
    snapshots: {
      ...keptSnapshots('this build', kept),
      write: async (world, bytes) => {
        tried.push(bytes.length);
        if (bytes.length > 0) throw new DOMException('full', 'QuotaExceededError');
        kept.set(world, bytes);
      },
    },
  };
  const sandbox = await openSandbox('everyday', { store: full, later: soon });
  await transfers(sandbox, 1);

  await vi.waitFor(() => expect(tried.at(-1)).toBe(0), 30_000);
  await transfers(sandbox, 10);

  expect(kept.get(key)?.length).toBe(0);
  expect((await openSandbox('everyday', { store: full })).journal()).toHaveLength(2512);
}, 60_000);

test('what another tab did after the snapshot is taken in, and what it took back as well', async () => {
  const { store, seen, sandbox: other } = await withSnapshot();
  await transfers(other, 20);
  seen.read = 0;
  const reopened = await openSandbox('everyday', { store });
  expect(seen.read).toBeLessThan(600);
  expect(differenceOf(reopened.dump(), other.dump())).toBe('');

  await other.travel(1000);
  await transfers(other, 1600);
  const anew = await openSandbox('everyday', { store });

  expect(anew.journal()).toHaveLength(2601);
  expect(differenceOf(anew.dump(), await replayedDump(anew))).toBe('');
}, 60_000);

test('a world in memory that its journal does not lead to is reported and made anew, and no snapshot of it is kept', async () => {
  const sandbox = await openSandbox('everyday', { store: (await stored()).store });
  const source = await sourceOf(sandbox, 300, 1);
  const { world } = source.checkpoint;
  world.ledger.post({ amount: 1, from: 'outside:bank', to: 'wallet:nobody', at: evening, memo: 'from nowhere' });
  await expect(keepSnapshot(source, keptSnapshots(), noPause)).rejects.toThrow(WorldDisagrees);

  const kept = new Map([[key, new Uint8Array(64)]]);
  const reported: unknown[] = [];
  const timeline = { snapshotSource: () => source, noteSnapshot: vi.fn(), distrust: vi.fn() };
  await makeSnapshot(timeline, keptSnapshots('this build', kept), {
    now: () => evening,
    wait: noPause,
    later: soon,
    report: (problem) => reported.push(problem),
  });

  expect(timeline.distrust).toHaveBeenCalledOnce();
  expect(String(reported[0])).toContain(
    'after entry 299 the world is not the one that a replay of its journal leads to',
  );
  expect(kept.get(key)?.length).toBe(0);
}, 60_000);

test('a journal that was written anew counts, not the snapshot of the one before', async () => {
  const { kept } = await withSnapshot();
  const { store, seen } = await stored(kept);
  await store.replace(key, long.slice(0, 1500));

  const reopened = await openSandbox('everyday', { store });

  expect(seen.read).toBe(1500);
  expect(reopened.journal()).toHaveLength(1500);
  expect(differenceOf(reopened.dump(), await replayedDump(reopened))).toBe('');
}, 60_000);
