import { expect, test } from 'vitest';
import { createMemoryStore, worldKey } from '../../mocks/index.ts';
import { CapsuleError } from '../../mocks/sandbox/capsule.ts';
import { everyday } from '../../scenarios/everyday.ts';
import { evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100.5 };
const key = worldKey({ scenario: 'everyday', seed: 1, at: evening, set: {} });

interface Written {
  address: { set: Record<string, unknown> };
  format: string;
  journal: Record<string, unknown>[];
  faults: object[];
}

/** A world with a login (entry 1) and a transfer (entry 2). */
async function playedWorld(store = createMemoryStore()) {
  const sandbox = await openSandbox('everyday', { store });
  await (await logIn(sandbox)).post('/api/wallet/transfer', order);
  return { sandbox, store, capsule: JSON.parse(sandbox.exportCapsule()) as Written };
}

/** Opens a capsule after a change. */
async function opened(change: (capsule: Written) => void) {
  const { capsule } = await playedWorld();
  change(capsule);
  const sandbox = await openSandbox('broke');
  await sandbox.importCapsule(JSON.stringify(capsule));
  return sandbox;
}

test('an entry keeps the status and a hash of its response', async () => {
  const { capsule } = await playedWorld();
  expect(capsule.journal[2]).toMatchObject({ operation: 'transfer', status: 200 });
  expect(capsule.journal[2]?.['answer']).toMatch(/^[0-9a-f]{8}$/);
});

test.each<[string, object, [number, number] | null]>([
  ['its own answer', {}, null],
  ['another body', { answer: '0123456789ab' }, [200, 200]],
  ['another status', { status: 400 }, [400, 200]],
  // As earlier builds wrote it
  ['no digest', { answer: undefined }, null],
])('compares the replay of an entry with %s', async (_what, change, status) => {
  const sandbox = await opened(({ journal }) => Object.assign(journal[2] as object, change));
  const differences = status && [{ seq: 2, operation: 'transfer', status }];
  expect(sandbox.describe().differences ?? null).toEqual(differences);
});

test('reports no difference for an undone entry, and reports it again after a redo', async () => {
  const sandbox = await opened(({ journal }) => Object.assign(journal[2] as object, { status: 400 }));
  await sandbox.undo();
  expect(sandbox.describe()).not.toHaveProperty('differences');
  await sandbox.travel(2);
  expect(sandbox.describe().differences).toHaveLength(1);
});

test('another tab with another build is noticed at its first entry', async () => {
  const { sandbox, store } = await playedWorld();
  const stored = await store.read(key, -1);
  const last = sandbox.journal().at(-1);
  const entry = { ...last, seq: 3, body: { ...order, amount: 50 }, answer: '0123456789ab' };
  await store.append(key, stored?.generation ?? 0, [{ entry: entry as never, machine: evening }]);
  await (await logIn(sandbox)).get('/api/wallet');
  expect(sandbox.describe().differences).toEqual([{ seq: 3, operation: 'transfer', status: [200, 200] }]);
});

test('a world without a later switch opens with the value of its scenario', async () => {
  const sandbox = await opened(({ journal: [start] }) => {
    const { pgslotMessage, ...before } = { ...(start?.['switches'] as object | undefined) } as Record<string, unknown>;
    expect(pgslotMessage).toBeDefined();
    Object.assign(start as object, { switches: before });
  });
  expect(sandbox.switches()).toEqual(everyday.switches);
  expect(sandbox.journal()[0].switches).toEqual(everyday.switches);
});

test('a stored world without a later switch opens with the value of its scenario', async () => {
  const { store } = await playedWorld();
  const stored = await store.read(key, -1);
  const records = JSON.parse(JSON.stringify(stored?.entries)) as { entry: { switches?: Record<string, unknown> } }[];
  delete records[0]?.entry.switches?.['pgslotMessage'];
  await store.replace(key, records as never);
  const sandbox = await openSandbox('everyday', { store });
  expect(sandbox.openedAs).toBe('stored');
  expect(sandbox.journal()[0].switches).toEqual(everyday.switches);
});

const addEntry = (journal: Written['journal'], entry: Record<string, unknown>) =>
  journal.push({ seq: journal.length, at: journal.at(-1)?.['at'], ...entry });

const laterBuilds: Record<string, (capsule: Written) => void> = {
  'in a later format': (capsule) => Object.assign(capsule, { format: 'krapao-world-99', more: {} }),
  'with a later journal': ({ journal }) => Object.assign(journal[0] as object, { version: 99 }),
  'with a switch that does not exist here': ({ journal }) =>
    Object.assign(journal[0]?.['switches'] as object, { moonlight: true }),
  'with such a switch in its address': ({ address }) => Object.assign(address.set, { moonlight: true }),
  'with a call that does not exist here': ({ journal }) =>
    Object.assign(journal[2] as object, { operation: 'teleport' }),
  'with a kind of entry that does not exist here': ({ journal }) => addEntry(journal, { kind: 'weather' }),
  'that turns a switch that does not exist here': ({ journal }) =>
    addEntry(journal, { kind: 'switch', name: 'moonlight', value: true }),
  'with an operator action that does not exist here': ({ journal }) =>
    addEntry(journal, { kind: 'operator', action: 'sing', data: {} }),
  'with a fault of a call that does not exist here': ({ faults }) =>
    faults.push({ operation: 'teleport', times: 'once', cut: true }),
  'with a fault whose code does not exist here': ({ faults }) =>
    faults.push({ operation: 'transfer', times: 'once', code: 'TOO_LATE' }),
};

test.each(Object.keys(laterBuilds))(
  'a capsule %s is reported as one of another build, not as damaged',
  async (kind) => {
    await expect(opened(laterBuilds[kind] as (capsule: Written) => void)).rejects.toEqual(
      new CapsuleError('other-build'),
    );
  },
);
