import { expect, test, vi } from 'vitest';
import { scenarios } from '../../../scenarios/index.ts';
import { temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openSqliteWorldStore } from './stores/sqlite-store.ts';
import type { WorldRecord } from './stores/world-store.ts';
import { Worlds } from './worlds.ts';

const record: WorldRecord = { address: { scenario: 'everyday', seed: 1, at: null, set: {} }, frozen: false };

test('keeps a world removed that was loading another scenario', async () => {
  const { folder, drop } = await temporaryFolder();
  const store = openSqliteWorldStore(folder, 1024, () => undefined);
  const worlds = new Worlds({
    store,
    scenarios,
    limit: 2,
    idleMs: 60_000,
    report: (problem) => expect(problem).toBe(''),
  });
  await worlds.create('demo', record);

  await worlds.use('demo', async (world) => {
    await world.sandbox.load('broke');
    await worlds.remove('demo');
    await worlds.saveRecord(world);
  });

  expect(await worlds.names()).toEqual([]);
  expect(await worlds.use('demo', async () => true)).toBeNull();
  await worlds.close();
  await drop();
});

test('awaits jobs begun by peer messages on close, and begins no new ones', async () => {
  const { folder, drop } = await temporaryFolder();
  const store = openSqliteWorldStore(folder, 1024, () => undefined);
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const worlds = new Worlds({ store, scenarios, limit: 2, idleMs: 60_000, report });
  await worlds.create('demo', record);
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const read = store.read.bind(store);
  vi.spyOn(store, 'read').mockImplementation(async (name) => {
    done.push('asked');
    await gate.promise;
    const found = await read(name);
    done.push('read');
    return found;
  });
  const close = store.close.bind(store);
  vi.spyOn(store, 'close').mockImplementation(async () => {
    done.push('closed');
    await close();
  });

  worlds.receive({ world: 'demo', what: 'moved' });
  await vi.waitFor(() => expect(done).toEqual(['asked']));
  const closing = worlds.close();
  worlds.receive({ world: 'demo', what: 'moved' });
  gate.resolve();
  await closing;

  expect(done).toEqual(['asked', 'read', 'closed']);
  expect(problems).toEqual([]);
  await drop();
});
