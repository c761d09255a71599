import { describe, expect, test, vi } from 'vitest';
import { callerOf, evening, logIn, openSandbox, walletOf } from '../../tests/support/worlds/open-sandbox.ts';
import { handlers } from '../engine/execute/registry.ts';
import { createMemoryStore } from '../index.ts';
import { requestPipeline } from './pipeline.ts';

const transfer = { from: 'WALLET', to: 'JOKER', amount: 1 };
const order = '/api/wallet/transfer';
const lastRow = (sandbox: Awaited<ReturnType<typeof openSandbox>>) => sandbox.calls().at(-1);

test('lists the steps of a request in their order', () => {
  expect(requestPipeline.map(({ name }) => name)).toEqual([
    'openTrafficRow',
    'matchOperation',
    'delayOrCut',
    'refuseExpiredSession',
    'applyFault',
    'cutFromClosedWorld → syncWithStore → runDueEvents → refuseAfterTermination → authenticate → validate → refuseImpersonation → digestSecrets → answerRepeatedIntent → handle → commit',
    'checkAnswer',
    'breakAfterFault',
  ]);
});

describe('the line', () => {
  test('openTrafficRow shows a running call', async () => {
    const sandbox = await openSandbox('everyday');
    const states: unknown[] = [];
    sandbox.onCall(() => states.push(lastRow(sandbox)?.duration));
    await callerOf(sandbox).get('/api/lookup/active');
    expect(states).toEqual([null, 0]);
  });

  test('matchOperation answers 501 to a call outside the contract', async () => {
    const sandbox = await openSandbox('everyday');
    expect((await callerOf(sandbox).get('/api/teleport')).status).toBe(501);
    expect(lastRow(sandbox)).toMatchObject({ operation: null, status: 501, entry: null });
  });

  // APP-405
  test('matchOperation takes HEAD for a read by GET, and no other undeclared method', async () => {
    const sandbox = await openSandbox('bonus-active');
    const before = sandbox.dump();
    const ask = (method: string, path: string) =>
      sandbox.handle({ method, path, headers: { authorization: `Bearer ${sandbox.token('player')}` }, body: null });
    expect(await ask('HEAD', '/api/wallet')).toMatchObject({ status: 200 });
    expect(await ask('HEAD', '/api/bonus/clear')).toMatchObject({ status: 405, headers: { allow: 'GET' } });
    expect(await ask('PATCH', '/api/qrcode/FP')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST, DELETE' },
    });
    expect(sandbox.dump()).toEqual(before);
  });

  test('delayOrCut adds the delays of line and fault, and cuts lost calls', async () => {
    const waits: number[] = [];
    const sandbox = await openSandbox('slow-network', { waited: (ms) => waits.push(ms) });
    sandbox.fault('getActive', { delay: 10_000 });
    await callerOf(sandbox).get('/api/lookup/active');
    expect(waits[0]).toBeGreaterThanOrEqual(11_200);
    sandbox.fault('getActive', { cut: true });
    await expect(callerOf(sandbox).get('/api/lookup/active')).rejects.toThrow('cut');
    expect(lastRow(sandbox)).toMatchObject({ status: 0, fault: 'getActive once: {"cut":true}' });
  });

  test('refuseExpiredSession allows a number of calls per login', async () => {
    const sandbox = await openSandbox('everyday');
    await sandbox.set('sessionCalls', 1);
    const player = await logIn(sandbox);
    expect((await player.get('/api/wallet')).status).toBe(200);
    expect(await player.get('/api/wallet')).toEqual({ status: 401, body: { message: 'invalid-token' } });
    expect((await (await logIn(sandbox)).get('/api/wallet')).status).toBe(200);
  });

  test('closeTrafficRow also ends the row of an unanswerable call', async () => {
    const kept = createMemoryStore();
    let gone = false;
    const read: typeof kept.read = async (...args) => {
      if (gone) throw new Error('the store is out of reach');
      return kept.read(...args);
    };
    const sandbox = await openSandbox('everyday', { store: { ...kept, read }, report: () => undefined });
    gone = true;
    await expect(callerOf(sandbox).get('/api/lookup/active')).rejects.toThrow('out of reach');
    expect(lastRow(sandbox)).toMatchObject({ status: 0, duration: 0 });
  });

  test('breakAfterFault loses the response to a committed change', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    sandbox.fault('transfer', { after: 'cut' });
    await expect(player.post(order, transfer)).rejects.toThrow('cut');
    expect(sandbox.journal().at(-1)).toMatchObject({ kind: 'request', operation: 'transfer' });
    expect(lastRow(sandbox)?.entry).toBe(sandbox.journal().length - 1);
  });

  test('breakAfterFault leaves a call unanswered and its row open', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    sandbox.fault('transfer', { after: 'hang' });
    void player.post(order, transfer);
    await callerOf(sandbox).get('/api/lookup/active');
    const row = sandbox.calls().find(({ operation }) => operation === 'transfer');
    expect(row).toMatchObject({ duration: null, status: 0 });
  });
});

describe('the world', () => {
  test('runDueEvents runs events that are due before the call', async () => {
    let machine = evening;
    const sandbox = await openSandbox('qr-deposit', { now: () => machine });
    const player = await logIn(sandbox);
    const balance = async () => (await walletOf(player)).money;
    const before = await balance();
    await player.post('/api/qrcode/WW', { amount: 111.11 });
    machine += 60_000;
    expect(await balance()).toBe(Math.round((before + 111.11) * 100) / 100);
  });

  // APP-24
  test('refuseAfterTermination answers gone to all calls except state and support', async () => {
    const sandbox = await openSandbox('terminated');
    const visitor = callerOf(sandbox);
    expect(await visitor.get('/api/lookup/banks')).toEqual({ status: 410, body: { message: 'gone' } });
    for (const name of ['active', 'info', 'contact']) {
      expect((await visitor.get(`/api/lookup/${name}`)).status).toBe(200);
    }
  });

  test('digestSecrets keeps passwords out of the journal', async () => {
    const sandbox = await openSandbox('everyday');
    await logIn(sandbox);
    const text = JSON.stringify(sandbox.journal());
    expect(text).toContain('"operation":"login"');
    expect(text).not.toContain('krapao99');
  });

  // MNY-51
  test('answerRepeatedIntent repeats the first response and moves nothing twice', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    const headers = { 'idempotency-key': 'one' };
    const first = await player.post(order, transfer, headers);
    const entries = sandbox.journal().length;
    expect(await player.post(order, transfer, headers)).toEqual(first);
    expect(sandbox.journal()).toHaveLength(entries);
    expect((await player.post(order, transfer, { 'idempotency-key': 'two' })).status).toBe(200);
    expect(sandbox.journal()).toHaveLength(entries + 1);
  });

  test('commit writes nothing for a call that changed nothing', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    const entries = sandbox.journal().length;
    await player.get('/api/wallet');
    await player.post(order, { ...transfer, amount: 1e12 });
    expect(sandbox.journal()).toHaveLength(entries);
    expect(lastRow(sandbox)?.entry).toBeNull();
  });

  test('reports a faulty handler, answers 500 and restores the world', async () => {
    const problems: unknown[] = [];
    const store = createMemoryStore();
    const sandbox = await openSandbox('everyday', { store, report: (problem) => problems.push(problem) });
    const player = await logIn(sandbox);
    const before = sandbox.dump();
    const append = store.append.bind(store);
    store.append = async () => {
      throw new Error('the disk is full');
    };
    expect(await player.post(order, transfer)).toEqual({ status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } });
    expect(problems).toEqual([new Error('the disk is full')]);
    store.append = append;
    await player.get('/api/wallet');
    expect(sandbox.dump()).toBe(before);
  });
});

test('checkAnswer reports and logs a response that violates the contract', async () => {
  const problems: unknown[] = [];
  const sandbox = await openSandbox('everyday', { report: (problem) => problems.push(problem) });
  const token = sandbox.token('player');
  // A defective handler
  vi.spyOn(handlers, 'getProfile').mockReturnValueOnce(null as never);
  await callerOf(sandbox, token).get('/api/account/profile');
  expect(lastRow(sandbox)?.problems).toEqual(problems);
  expect(problems).toHaveLength(1);
});
