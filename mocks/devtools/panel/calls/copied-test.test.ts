import { expect, test } from 'vitest';
import { logIn, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { asTest } from './copied-test.ts';

const lastCall = (sandbox: Sandbox) => {
  const call = sandbox.calls().at(-1);
  if (!call) throw new Error('there was no call');
  return call;
};
const transfer = { from: 'WALLET', to: 'JOKER', amount: 100 };

// APP-367
test('copies a transfer with the world before it, its response, and no token of the demo player', async () => {
  let now = Date.parse('2026-03-14T20:15:00+07:00');
  const sandbox = await openSandbox('everyday', { now: () => now });
  const player = await logIn(sandbox);
  now += 90_500;
  const { body } = await player.post('/api/wallet/transfer', transfer);
  const call = lastCall(sandbox);
  now += 1000;
  await player.post('/api/wallet/transfer', { ...transfer, amount: 5 });
  const copied = await asTest(sandbox, call);
  if (copied.kind === 'none') throw new Error(copied.why);
  expect(copied.text).toContain('await answerIn(world, "2026-03-14T13:16:30.500Z", {');
  const world = JSON.parse(JSON.parse(/const world = (.*);/.exec(copied.text)?.[1] ?? '') as string) as {
    journal: unknown[];
  };
  expect(world.journal).toMatchObject([{ kind: 'start' }, { operation: 'login' }]);
  const expected = /toEqual\((\{[\s\S]*\n  \})\);/.exec(copied.text)?.[1];
  expect(JSON.parse(expected ?? '')).toEqual({ status: 200, body });
});

test('leaves out the token of a demo player who was logged in by the address', async () => {
  const sandbox = await openSandbox('everyday');
  const token = sandbox.token('player') ?? '';
  await sandbox.handle({
    method: 'GET',
    path: '/api/wallet',
    headers: { authorization: `Bearer ${token}` },
    body: null,
  });
  const copied = await asTest(sandbox, lastCall(sandbox));
  expect(copied).toMatchObject({ kind: 'test', text: expect.stringContaining("as: 'player'") as string });
  expect(JSON.stringify(copied)).not.toContain(token);
});

// APP-367
test.each<[string, (sandbox: Sandbox) => Promise<unknown>]>([
  ['undone past its world', (sandbox) => sandbox.undo(3)],
  ['reset', (sandbox) => sandbox.reset()],
  ['replaced by another world', (sandbox) => sandbox.load('broke')],
  ['changed by skipping an entry before it', (sandbox) => sandbox.skip(2)],
])('refuses a call whose history was %s', async (_how, rewrite) => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await sandbox.operate('adjustBalance', { baht: 1 });
  await player.get('/api/wallet');
  const call = lastCall(sandbox);
  await sandbox.operate('adjustBalance', { baht: 1 });
  expect((await asTest(sandbox, call)).kind).toBe('test');
  await rewrite(sandbox);
  expect(await asTest(sandbox, call)).toEqual({ kind: 'none', why: 'gone' });
});

// APP-367
test('refuses a fault, an upload and an unsteady network, each with its reason', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  sandbox.fault('getWallet', 'INTERNAL_SERVER_ERROR');
  await player.get('/api/wallet');
  expect(await asTest(sandbox, lastCall(sandbox))).toEqual({ kind: 'none', why: 'unanswered' });
  const upload = { ...lastCall(sandbox), headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  expect(await asTest(sandbox, upload)).toEqual({ kind: 'none', why: 'upload' });

  const flaky = await openSandbox('everyday', { set: { sessionCalls: 9 } });
  const other = await logIn(flaky);
  await other.get('/api/wallet');
  expect(await asTest(flaky, lastCall(flaky))).toEqual({ kind: 'none', why: 'unsteady' });
});
