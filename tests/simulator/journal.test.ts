import { beforeEach, describe, expect, test } from 'vitest';
import { openIndexedDbStore } from '../../mocks/adapters/browser/indexeddb-store.ts';
import { createMemoryStore, type JournalStore, worldKey } from '../../mocks/index.ts';
import { IDBFactory } from '../support/worlds/indexed-db.ts';
import { callerOf, differenceOf, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100.5 };
const key = worldKey({ scenario: 'everyday', seed: 1, at: evening, set: {} });

describe('the journal', () => {
  test('keeps a session valid across a reload, and invalid in another world', async () => {
    const store = createMemoryStore();
    const before = await openSandbox('everyday', { store });
    const { body } = await callerOf(before).post('/api/login', { username: '0812345678', password: 'krapao99' });
    const { token } = body as { token: string };
    expect((await callerOf(await openSandbox('everyday', { store }), token).get('/api/wallet')).status).toBe(200);
    const elsewhere = await openSandbox('everyday', { seed: 2 });
    expect(await callerOf(elsewhere, token).get('/api/wallet')).toEqual({
      status: 401,
      body: { message: 'invalid-token' },
    });
  });

  test('is undone entry by entry, back to the start', async () => {
    const sandbox = await openSandbox('everyday');
    const beginning = sandbox.dump();
    const player = await logIn(sandbox);
    const loggedIn = sandbox.dump();
    await player.post('/api/wallet/transfer', order);
    expect(await sandbox.undo()).toBe(1);
    expect(differenceOf(sandbox.dump(), loggedIn)).toBe('');
    expect(await sandbox.undo(9)).toBe(1);
    expect(differenceOf(sandbox.dump(), beginning)).toBe('');
    expect(await sandbox.undo()).toBe(0);
  });

  test('lets the clock run on while the world is closed, and stand still while it is frozen', async () => {
    const store = createMemoryStore();
    let machine = evening;
    const now = () => machine;
    const sandbox = await openSandbox('everyday', { store, now });
    await sandbox.clock.jump('2h');
    machine += 60_000;
    expect(sandbox.now()).toBe(evening + 2 * 3_600_000 + 60_000);
    const later = await openSandbox('everyday', { store, now });
    expect(later.now()).toBe(sandbox.now());
    later.clock.freeze();
    machine += 60_000;
    expect(later.now()).toBe(sandbox.now() - 60_000);
  });
});

describe('a stored journal that cannot be read', () => {
  let store: JournalStore;
  let healthy: unknown[];
  beforeEach(async () => {
    store = await openIndexedDbStore(new IDBFactory());
    const sandbox = await openSandbox('everyday', { store });
    await (await logIn(sandbox)).post('/api/wallet/transfer', order);
    healthy = JSON.parse(JSON.stringify(sandbox.journal())) as unknown[];
  });

  const damages: Record<string, (entries: Record<string, unknown>[]) => unknown[]> = {
    'has no beginning': (entries) => entries.slice(1),
    'has a gap': (entries) => [entries[0], entries[2]],
    'does not replay': (entries) => [entries[0], entries[1], { ...entries[2], player: null }],
    'is not a journal at all': () => ['<html>', null, 3],
  };

  test.each(Object.keys(damages))('%s: it is set aside, not lost, and the world starts anew', async (kind) => {
    const damaged = (damages[kind] as (typeof damages)[string])(healthy as Record<string, unknown>[]);
    await store.replace(key, damaged.map((entry) => ({ entry, machine: evening })) as never);

    const sandbox = await openSandbox('everyday', { store });

    expect(sandbox.openedAs).toBe('set-aside');
    expect(sandbox.journal()).toHaveLength(1);
    const aside = await store.read(`${key} (set aside 1)`, -1);
    expect(aside?.entries.map(({ entry }) => entry)).toEqual(damaged);
  });
});
