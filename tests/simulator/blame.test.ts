/** Finds the journal entry responsible for a response field. */
import { expect, test } from 'vitest';
import { type AnswerPath, blame } from '../../mocks/engine/blame.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { callerOf, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100 };

/** The last call of an operation. */
function callOf(sandbox: Sandbox, operation: string) {
  const call = sandbox.calls().findLast((each) => each.operation === operation);
  if (!call) throw new Error(`no call of ${operation}`);
  const { method, path, headers, requestBody, at, responseBody } = call;
  const answer: unknown = JSON.parse(String(responseBody));
  return { method, path, headers, body: requestBody as string | null, at, answer };
}

/** The causes of its fields. */
const causesOf = (sandbox: Sandbox, operation: string, ...paths: AnswerPath[]) =>
  blame(sandbox.journal(), callOf(sandbox, operation), paths);

test('traces a balance to the transfer that moved it', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', order);
  await player.get('/api/wallet');
  expect(await causesOf(sandbox, 'getWallet', ['wallet', 'amount'])).toMatchObject({
    kind: 'blamed',
    causes: [{ kind: 'entry', seq: 2, postings: [{ amount: 10_000, memo: 'transfer' }] }],
  });
});

test('traces an initial value to its switches, or to the seed', async () => {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).get('/api/wallet');
  const found = await causesOf(
    sandbox,
    'getWallet',
    ['wallet', 'amount'],
    ['slots', 3, 'amount'],
    ['profile', 'username'],
  );
  expect(found).toMatchObject({
    causes: [
      { kind: 'start', named: ['balance'] },
      { kind: 'start', named: expect.arrayContaining(['gameBalances']) },
      { kind: 'start', named: [] },
    ],
  });
});

test('rules out no switch without the time to try it', async () => {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).get('/api/wallet');
  const call = callOf(sandbox, 'getWallet');
  const entries = sandbox.journal().length - 1;
  let asked = 0;
  const isOver = () => {
    asked += 1;
    return asked > entries;
  };
  expect(await blame(sandbox.journal(), call, [['wallet', 'amount']], isOver)).toEqual({
    kind: 'blamed',
    causes: [{ kind: 'start', named: null }],
  });
  expect(await blame(sandbox.journal(), call, [['wallet', 'amount']], () => true)).toEqual({
    kind: 'too-long',
  });
});

test('traces a row by its id, also after later rows', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  for (const amount of [100, 200, 300]) await player.post('/api/wallet/transfer', { ...order, amount });
  await player.post('/api/statement', { page: 1, limit: 10 });
  const rows = [0, 1, 2].map((row) => ['statements', row, 'amount']);
  expect(await causesOf(sandbox, 'listStatements', ...rows)).toMatchObject({
    causes: [
      { kind: 'entry', seq: 4 },
      { kind: 'entry', seq: 3 },
      { kind: 'entry', seq: 2 },
    ],
  });
});

test('traces a change of a scheduled event to its kind', async () => {
  let now = Date.parse('2026-03-14T20:15:00+07:00');
  const sandbox = await openSandbox('everyday', { now: () => now });
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 100 });
  const [next] = sandbox.ahead();
  now = (next?.at ?? 0) + 1;
  await player.post('/api/statement', { page: 1, limit: 10 });
  expect(await causesOf(sandbox, 'listStatements', ['statements', 0, 'status'])).toMatchObject({
    causes: [{ kind: 'event', event: next?.kind }],
  });
});

test('finds no cause for a response that the journal no longer produces', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', order);
  await player.get('/api/wallet');
  await sandbox.undo();
  expect(await causesOf(sandbox, 'getWallet', ['wallet', 'amount'])).toEqual({ kind: 'other-world' });
});

test('does not repeat a command or a refused call', async () => {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).post('/api/wallet/transfer', order);
  await callerOf(sandbox).get('/api/wallet');
  expect(await causesOf(sandbox, 'transfer', ['message'])).toEqual({ kind: 'not-a-read' });
  expect(await causesOf(sandbox, 'getWallet', ['message'])).toEqual({ kind: 'not-a-read' });
});

test('changes nothing in the world', async () => {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).get('/api/wallet');
  const before = [sandbox.dump(), sandbox.calls().length, sandbox.journal().length];
  await causesOf(sandbox, 'getWallet', ['wallet', 'amount']);
  expect([sandbox.dump(), sandbox.calls().length, sandbox.journal().length]).toEqual(before);
});
