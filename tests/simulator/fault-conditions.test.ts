/** Faults with conditions. */
import { expect, test } from 'vitest';
import type { Fault, Sandbox } from '../../mocks/index.ts';
import { callerOf, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = (amount: number) => ({ from: 'WALLET', to: 'JOKER', amount });
const newest = (sandbox: Sandbox) => sandbox.calls().at(-1);
/** Status of a transfer, or `cut`. */
const transferOf = async (caller: Awaited<ReturnType<typeof logIn>>, amount: number) =>
  caller.post('/api/wallet/transfer', order(amount)).then(
    ({ status }) => status,
    () => 'cut',
  );

test('a fault for the second call with an amount ignores calls with other amounts', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  sandbox.fault('transfer', { code: 'TRANSFER_FAIL', when: { body: { amount: 500 }, nth: 2 } });
  const statuses = [];
  for (const amount of [500, 50, 500, 500]) statuses.push(await transferOf(player, amount));
  expect(statuses).toEqual([200, 200, 400, 200]);
  expect(sandbox.faults()).toEqual([]);
});

test('a near miss names the unmet condition', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  sandbox.fault('transfer', { code: 'TRANSFER_FAIL', when: { body: { amount: 500 }, nth: 2 } });
  const [fault] = sandbox.faults();
  await transferOf(player, 50);
  expect(newest(sandbox)?.nearMisses).toEqual([{ fault, at: 'amount', waited: '500', came: '50' }]);
  await transferOf(player, 500);
  expect(newest(sandbox)?.nearMisses).toEqual([{ fault, at: 'nth', waited: '2', came: '1' }]);
  await player.get('/api/wallet');
  expect(newest(sandbox)?.nearMisses).toBeUndefined();
});

test('a call keeps three near misses at most', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  for (const amount of [1, 2, 3, 4]) sandbox.fault('transfer', { cut: true, when: { body: { amount } } });
  await transferOf(player, 50);
  expect(newest(sandbox)?.nearMisses?.map(({ waited }) => waited)).toEqual(['1', '2', '3']);
});

test('a fault for a player strikes that player alone', async () => {
  const sandbox = await openSandbox('laos');
  const [first, second] = [await logIn(sandbox, '0812345678'), await logIn(sandbox, '0898765432')];
  sandbox.fault('getWallet', { status: 503, times: 'always', when: { player: '0898765432' } });
  expect((await first.get('/api/wallet')).status).toBe(200);
  expect(newest(sandbox)?.nearMisses).toMatchObject([{ at: 'player', waited: '0898765432', came: '0812345678' }]);
  expect((await second.get('/api/wallet')).status).toBe(503);
  expect((await callerOf(sandbox).get('/api/wallet')).status).toBe(401);
});

test('a body without JSON meets no body condition', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  sandbox.fault('transfer', { cut: true, when: { body: { amount: 5 } } });
  await player.post('/api/wallet/transfer');
  expect(newest(sandbox)?.nearMisses).toMatchObject([{ at: 'amount', waited: '5', came: '–' }]);
});

const refused: readonly [effect: object, sentence: string][] = [
  [
    { cut: true, when: { body: { amuont: 5 } } },
    'fault: transfer.when.body does not take "amuont"; it takes from, to, amount',
  ],
  [{ cut: true, when: { nth: 0 } }, 'fault: transfer.when.nth does not take 0; it takes a whole number from 1'],
  [{ cut: true, times: 3, when: { nth: 2 } }, 'nth or every nth call (times), not both'],
  [{ cut: true, when: { moon: 'full' } }, 'it takes only body, player, nth'],
  [{ cut: true, next: [{ status: 500 }] }, 'fault: transfer does not take "next"'],
  [{}, 'or an effect with at least one of'],
];

test.each(refused)('refuses the fault %j', async (effect, sentence) => {
  const sandbox = await openSandbox('everyday');
  expect(() => sandbox.fault('transfer', effect as never)).toThrow(sentence);
  expect(sandbox.faults()).toEqual([]);
});

test.each(['getWallet', 'uploadSlip', '*'] as const)(
  '%s has no body that a fault could wait for',
  async (operation) => {
    const sandbox = await openSandbox('everyday');
    expect(() => sandbox.fault(operation, { cut: true, when: { body: { amount: 5 } } })).toThrow(
      `no field: ${operation} has no body of the contract`,
    );
  },
);

test('conditional faults are exported in a format that earlier builds refuse, plain ones in the former format', async () => {
  const sandbox = await openSandbox('everyday');
  sandbox.fault('transfer', 'TRANSFER_FAIL');
  expect(JSON.parse(sandbox.exportCapsule())).toMatchObject({ format: 'krapao-world-1' });
  const fault: Fault = {
    operation: 'transfer',
    times: 'once',
    status: 500,
    when: { body: { amount: '500' }, player: '0812345678', nth: 2 },
  };
  const { operation, ...effect } = fault;
  sandbox.fault(operation, effect);
  const capsule = sandbox.exportCapsule();
  expect(JSON.parse(capsule)).toMatchObject({ format: 'krapao-world-2' });
  const other = await openSandbox('broke');
  await other.importCapsule(capsule);
  expect(other.faults()[1]).toEqual(fault);
});

test('a capsule with a sequence of effects opens without it, and names it', async () => {
  const sandbox = await openSandbox('everyday');
  sandbox.fault('transfer', 'TRANSFER_FAIL');
  const capsule = JSON.parse(sandbox.exportCapsule()) as { faults: object[] };
  capsule.faults.push({ operation: 'transfer', times: 'once', status: 500, next: [{ cut: true }, {}] });
  const other = await openSandbox('broke');
  const text = JSON.stringify({ ...capsule, format: 'krapao-world-2' });
  expect(await other.importCapsule(text)).toEqual(['faults.next']);
  expect(other.dump()).toBe(sandbox.dump());
  expect(other.faults()).toEqual(sandbox.faults());
});

test('listeners for calls are notified of added and removed faults', async () => {
  const sandbox = await openSandbox('everyday');
  const heard: number[] = [];
  sandbox.onCall(() => heard.push(sandbox.faults().length));
  sandbox.fault('transfer', 'TRANSFER_FAIL');
  sandbox.clearFaults();
  expect(heard).toEqual([1, 0]);
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
