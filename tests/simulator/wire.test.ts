import { expect, test } from 'vitest';
import { callerOf, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100.5 };

// ACC-23
test('the token of an expired session is refused until the player logs in again', async () => {
  const sandbox = await openSandbox('expired-session');
  const stale = callerOf(sandbox, sandbox.token('expired'));
  expect(await stale.get('/api/wallet')).toEqual({ status: 401, body: { message: 'invalid-token' } });
  expect((await (await logIn(sandbox)).get('/api/wallet')).status).toBe(200);
});

test('a session can be set to last a number of calls, and a login starts another one', async () => {
  const sandbox = await openSandbox('everyday', { set: { sessionCalls: 2 } });
  const player = await logIn(sandbox);
  const statuses = [];
  for (let call = 0; call < 3; call++) statuses.push((await player.get('/api/wallet')).status);
  expect(statuses).toEqual([200, 200, 401]);
  expect((await (await logIn(sandbox)).get('/api/wallet')).status).toBe(200);
});

// APP-24
test('a service that has ended answers so to every call but those that report its state and the way to support', async () => {
  const sandbox = await openSandbox('terminated');
  const visitor = callerOf(sandbox);
  expect(await visitor.get('/api/lookup/active')).toEqual({ status: 200, body: { terminated: true } });
  expect((await visitor.get('/api/lookup/info')).status).toBe(200);
  expect((await visitor.get('/api/lookup/contact')).status).toBe(200);
  const credentials = { username: '0812345678', password: 'krapao99' };
  expect(await visitor.post('/api/login', credentials)).toEqual({ status: 410, body: { message: 'gone' } });
});

// MNY-51
test('a command sent twice with one idempotency key is carried out once, also after a reload', async () => {
  const { createMemoryStore } = await import('../../mocks/index.ts');
  const store = createMemoryStore();
  const key = { 'idempotency-key': '5f0e' };
  const first = await logIn(await openSandbox('everyday', { store }));
  expect((await first.post('/api/wallet/transfer', order, key)).status).toBe(200);
  expect((await first.post('/api/wallet/transfer', order, key)).status).toBe(200);
  const again = await logIn(await openSandbox('everyday', { store }));
  expect((await again.post('/api/wallet/transfer', order, key)).status).toBe(200);
  expect((await again.get('/api/wallet')).body).toMatchObject({ wallet: { amount: 4150.25 } });
});

test('an answer can be lost after the change was made', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  sandbox.fault('transfer', { after: 'cut' });
  await expect(player.post('/api/wallet/transfer', order)).rejects.toThrow('cut');
  expect((await player.get('/api/wallet')).body).toMatchObject({ wallet: { amount: 4150.25 } });
});

test('a fault can hit every second call, and be removed', async () => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  sandbox.fault('getInfo', { status: 500, times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await visitor.get('/api/lookup/info')).status);
  expect(statuses).toEqual([200, 500, 200, 500]);
  sandbox.clearFaults();
  expect((await visitor.get('/api/lookup/info')).status).toBe(200);
});

test('the traffic log shows every call with its answer and its journal entry', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', order);
  const [login, transfer] = sandbox.calls();
  expect(login).toMatchObject({ operation: 'login', status: 200, entry: 1, problems: [] });
  expect(transfer).toMatchObject({ operation: 'transfer', path: '/api/wallet/transfer', entry: 2, at: evening });
});

test('switching the scenario opens another world and notifies listeners', async () => {
  const sandbox = await openSandbox('everyday');
  let replaced = 0;
  sandbox.onReplaced(() => {
    replaced += 1;
  });
  await sandbox.load('broke');
  expect(sandbox.describe()).toMatchObject({ scenario: 'broke', entries: 1 });
  expect(replaced).toBe(1);
  await expect(sandbox.load('nope')).rejects.toThrow('no scenario is named nope');
});

test('a switch takes effect at once and is journaled', async () => {
  const sandbox = await openSandbox('everyday');
  await sandbox.set('terminated', true);
  expect((await callerOf(sandbox).get('/api/lookup/active')).body).toEqual({ terminated: true });
  expect(sandbox.journal()).toHaveLength(2);
  await sandbox.undo();
  expect((await callerOf(sandbox).get('/api/lookup/active')).body).toEqual({ terminated: false });
});

test('a switch that shapes the start of a world opens a new world', async () => {
  const sandbox = await openSandbox('everyday');
  await sandbox.set('balance', 12.5);
  expect((await (await logIn(sandbox)).get('/api/wallet')).body).toMatchObject({ wallet: { amount: 12.5 } });
});

test('a jump of the clock keeps the world and its data', async () => {
  const sandbox = await openSandbox('everyday');
  let replaced = 0;
  sandbox.onReplaced(() => {
    replaced += 1;
  });
  await sandbox.clock.jump('2h');
  expect(sandbox.now()).toBe(evening + 2 * 3_600_000);
  expect(replaced).toBe(0);
});

test.each([
  ['offline', true, false],
  ['serverDown', true, false],
  ['latency', '3g', false],
  ['failureRate', 50, false],
  ['notice', true, true],
  ['coins', 5, true],
] as const)('turning the switch %s to %j is another world to the app: %j', async (name, value, another) => {
  const sandbox = await openSandbox('everyday');
  let replaced = 0;
  sandbox.onReplaced(() => {
    replaced += 1;
  });
  await sandbox.set(name, value);
  expect(sandbox.switches()[name]).toBe(value);
  expect(replaced > 0).toBe(another);
});
