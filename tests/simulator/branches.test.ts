/** Branches: stored copies of a world up to an entry, and how two worlds compare. */
import { describe, expect, test } from 'vitest';
import { readsToAsk } from '../../mocks/devtools/panel/state/branch/branch-actions.ts';
import {
  type BranchRefused,
  otherWorlds,
  readOther,
  storeBranch,
  tokenIn,
} from '../../mocks/devtools/panel/state/branch/branches.ts';
import { branchNames } from '../../mocks/devtools/tab/state-storage.ts';
import { answerDifferences, compareWorlds } from '../../mocks/engine/world-comparison.ts';
import { createMemoryStore, type JournalStore, type Sandbox, worldKey } from '../../mocks/index.ts';
import { evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100 };

/** A memory store that claims to be persistent. */
const lastingStore = (): JournalStore => ({ ...createMemoryStore(), kind: 'indexeddb' });

/** A world with a login and two transfers, and its store. */
async function played() {
  const store = lastingStore();
  const sandbox = await openSandbox('everyday', { store });
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', order);
  await player.post('/api/wallet/transfer', { ...order, amount: 50 });
  const token = String(sandbox.calls().at(-1)?.headers['authorization']).replace('Bearer ', '');
  return { store, sandbox, player, token };
}

const entryOf = (sandbox: Sandbox, seq: number) => {
  const entry = sandbox.journal()[seq];
  if (!entry) throw new Error(`no entry ${seq}`);
  return entry;
};

const branchOf = (store: JournalStore, sandbox: Sandbox, seq: number) =>
  storeBranch(store, sandbox.address, sandbox.journal(), entryOf(sandbox, seq), evening);

const others = (store: JournalStore, sandbox: Sandbox) => otherWorlds(store, sandbox.address, sandbox.switches());
const reasonOf = (problem: unknown) => (problem as BranchRefused).reason;

/** Compares two worlds like the panel. */
async function compared(store: JournalStore, sandbox: Sandbox, token: string) {
  const [other] = await others(store, sandbox);
  if (!other) throw new Error('no branch is stored');
  const there = await readOther(store, other, sandbox.switches(), evening);
  const here = { journal: sandbox.journal(), now: sandbox.now() };
  return compareWorlds(here, there, readsToAsk(sandbox.calls(), token));
}

describe('a branch', () => {
  // APP-370
  test('contains the world right after its entry, and leaves its origin unchanged', async () => {
    const { store, sandbox } = await played();
    const before = sandbox.dump();
    const made = await branchOf(store, sandbox, 2);
    expect(made).toMatchObject({ name: 'branch-1', from: 2 });
    const branch = await openSandbox('everyday', { store, ...made.address });
    expect(branch.openedAs).toBe('stored');
    expect(branch.journal()).toEqual(sandbox.journal().slice(0, 3));
    await sandbox.travel(2);
    expect(branch.dump()).toBe(sandbox.dump());
    await sandbox.travel(3);
    expect(sandbox.dump()).toBe(before);
  });

  // APP-370
  test('returns to its first state on a reset', async () => {
    const { store, sandbox } = await played();
    const { address } = await branchOf(store, sandbox, 2);
    const branch = await openSandbox('everyday', { store, ...address });
    await (await logIn(branch)).post('/api/wallet/transfer', order);
    await branch.reset();
    expect(branch.journal()).toEqual(sandbox.journal().slice(0, 3));
  });

  // APP-370
  test('keeps the token of its player only if its world knows it', async () => {
    const { sandbox, token } = await played();
    const [start, login] = sandbox.journal();
    expect(login).toMatchObject({ operation: 'login' });
    expect(await tokenIn([start, login as never], token)).toBe(token);
    expect(await tokenIn([start], token)).toBeNull();
    expect(await tokenIn([start], null)).toBeNull();
  });

  // APP-371
  test('takes the first free name, and is refused without one', async () => {
    const { store, sandbox } = await played();
    for (const name of branchNames) expect(await branchOf(store, sandbox, 1)).toMatchObject({ name });
    expect(await branchOf(store, sandbox, 1).catch(reasonOf)).toBe('too-many');
    expect((await others(store, sandbox)).map(({ name }) => name)).toEqual(branchNames);
    const fourth = (await others(store, sandbox))[3];
    await store.setAside(worldKey(fourth?.address ?? sandbox.address));
    expect(await branchOf(store, sandbox, 2)).toMatchObject({ name: 'branch-4', from: 2 });
  });

  // APP-371
  test('is refused for an entry that was undone or replaced', async () => {
    const { store, sandbox, player } = await played();
    const shown = entryOf(sandbox, 3);
    await sandbox.undo();
    const attempt = () => storeBranch(store, sandbox.address, sandbox.journal(), shown, evening).catch(reasonOf);
    expect(await attempt()).toBe('gone');
    await player.post('/api/wallet/transfer', { ...order, amount: 7 });
    expect(await attempt()).toBe('gone');
    expect(await others(store, sandbox)).toEqual([]);
  });

  // APP-371
  test('is refused with a memory store, because another window would not find it', async () => {
    const { sandbox } = await played();
    expect(await branchOf(createMemoryStore(), sandbox, 1).catch(reasonOf)).toBe('in-memory');
  });

  // APP-371
  test('reports a deleted or unreadable branch when it is compared', async () => {
    const { store, sandbox } = await played();
    const made = await branchOf(store, sandbox, 1);
    const read = () => readOther(store, made, sandbox.switches(), evening).catch(reasonOf);
    await store.replace(worldKey(made.address), [{ entry: { kind: 'clock', at: evening, seq: 5 }, machine: 0 }]);
    expect(await read()).toBe('unreadable');
    await store.setAside(worldKey(made.address));
    expect(await read()).toBe('lost');
  });

  test('lists its origin and the other branches, not itself', async () => {
    const { store, sandbox } = await played();
    await branchOf(store, sandbox, 1);
    const { address } = await branchOf(store, sandbox, 2);
    const second = await openSandbox('everyday', { store, ...address });
    expect((await others(store, second)).map(({ name, from }) => [name, from])).toEqual([
      [null, null],
      ['branch-1', 1],
    ]);
  });
});

describe('two worlds', () => {
  // APP-372
  test('have no differences when equal, in logged reads and in all reads without parameters', async () => {
    const { store, sandbox, player, token } = await played();
    await player.post('/api/statement', { page: 1, limit: 10 });
    await branchOf(store, sandbox, 3);
    const found = await compared(store, sandbox, token);
    expect(found).toMatchObject({ common: 3, since: [0, 0], answers: [] });
    expect(found.asked).toBeGreaterThan(20);
    expect(found.state).toEqual({
      ...{ tables: [], balances: [], postings: [], postingsGone: [], switches: [] },
      agenda: { added: [], gone: [] },
    });
  });

  // APP-372
  test('differ in their later changes: money, postings, rows, switches and responses', async () => {
    const { store, sandbox, token } = await played();
    const { address } = await branchOf(store, sandbox, 2);
    const branch = await openSandbox('everyday', { store, ...address });
    await branch.operate('giveCoins', { coins: 7 });
    await branch.operate('adjustBalance', { baht: 1000 });
    await branch.set('terminated', true);
    await branch.set('terminated', false);
    await branch.set('transferFails', true);
    const { common, since, state, answers } = await compared(store, sandbox, token);
    expect([common, since]).toEqual([2, [1, 5]]);
    expect(state.postings).toMatchObject([{ amount: 100_000 }]);
    expect(state.postingsGone).toMatchObject([{ amount: 5_000, memo: 'transfer' }]);
    expect(state.switches).toEqual([{ field: 'transferFails', before: false, after: true }]);
    const wallet = answers.find(({ call }) => call.path === '/api/wallet');
    const amount = wallet?.fields.find(({ field }) => field === 'wallet.amount');
    expect(Number(amount?.after) - Number(amount?.before)).toBe(1050);
    expect(wallet?.fields.map(({ field }) => field)).toContainEqual(expect.stringMatching(/^slots\[JOKER\]/));
    expect(answers.map(({ call }) => call.path)).not.toContain('/api/lookup/banks');
  });

  // APP-372
  test('differ by the code when one refuses a read', async () => {
    const { store, sandbox, token } = await played();
    await branchOf(store, sandbox, 0);
    const { answers, since } = await compared(store, sandbox, token);
    expect(since).toEqual([3, 0]);
    const wallet = answers.find(({ call }) => call.path === '/api/wallet');
    expect(wallet?.fields).toContainEqual({ field: 'message', before: undefined, after: 'invalid-token' });
  });

  test('have no entry in common when they begin differently', async () => {
    const { store, sandbox, token } = await played();
    await branchOf(store, sandbox, 1);
    const [other] = await others(store, sandbox);
    const there = await readOther(store, other as never, sandbox.switches(), evening);
    const [start] = sandbox.journal();
    const here = { journal: [{ ...start, at: start.at + 1000 }] as const, now: evening };
    expect(await compareWorlds(here, there, readsToAsk([], token))).toMatchObject({ common: -1, since: [1, 2] });
  });
});

test('sends each read once, and for a visitor only those without login', async () => {
  const { sandbox, player, token } = await played();
  await player.get('/api/wallet');
  await player.get('/api/wallet');
  const paths = (reads: readonly { path: string }[]) => reads.map(({ path }) => path);
  expect(paths(readsToAsk(sandbox.calls(), token)).filter((path) => path === '/api/wallet')).toHaveLength(1);
  expect(paths(readsToAsk([], null))).not.toContain('/api/wallet');
  expect(paths(readsToAsk([], null))).toContain('/api/lookup/banks');
  expect(paths(readsToAsk([], token))).toContain('/api/wallet');
});

test('matches rows by id, so that a new first row changes no other', () => {
  const [a, b, c] = [
    { _id: 'a', n: 1 },
    { _id: 'b', n: 2 },
    { _id: 'c', n: 3 },
  ];
  expect(answerDifferences({ rows: [a, b] }, { rows: [c, a, { ...b, n: 5 }] })).toEqual([
    { field: 'rows[b].n', before: 2, after: 5 },
    { field: 'rows[c]', before: undefined, after: c },
  ]);
  expect(answerDifferences([a, b], [b, a])).toEqual([{ field: '', before: [a, b], after: [b, a] }]);
  expect(answerDifferences([1, 2], [1, 2])).toEqual([]);
});
