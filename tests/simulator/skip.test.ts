/** Skipped and restored journal entries. */
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../mocks/index.ts';
import { skippingVersion } from '../../mocks/kernel/journal.ts';
import { brokenRules, differenceFromReplay, logIn, openSandbox, walletOf } from '../support/worlds/open-sandbox.ts';

/** A login (entry 1), 1,000 baht from the operator (2), and a withdrawal (3) of that money. */
async function needyWorld(store = createMemoryStore()) {
  const sandbox = await openSandbox('everyday', { store, set: { balance: 100 } });
  const player = await logIn(sandbox);
  await sandbox.operate('adjustBalance', { baht: 1000 });
  expect(await player.post('/api/wallet/withdraw', { amount: 900 })).toMatchObject({ status: 200 });
  return { sandbox, player };
}

test('a withdrawal is refused without the deposit that it needed, and the rules of money hold', async () => {
  const { sandbox, player } = await needyWorld();
  await sandbox.skip(2);
  expect(sandbox.describe().differences).toEqual([
    { seq: 3, operation: 'withdraw', status: [200, 400], code: 'MONEY_NOT_ENOUGH' },
  ]);
  expect((await walletOf(player)).money).toBe(100);
  expect(brokenRules(sandbox)).toEqual([]);
});

test('a restored entry restores the world byte for byte', async () => {
  const { sandbox } = await needyWorld();
  const before = [sandbox.dump(), JSON.stringify(sandbox.journal())];
  await sandbox.skip(2);
  expect(sandbox.dump()).not.toBe(before[0]);
  await sandbox.skip(2, false);
  expect([sandbox.dump(), JSON.stringify(sandbox.journal())]).toEqual(before);
  expect(sandbox.describe()).not.toHaveProperty('differences');
});

test('later entries keep their numbers, and with them their ids', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  for (const amount of [100, 200]) await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount });
  const rows = async () =>
    (await player.post('/api/statement', { page: 1, limit: 10 })).body as { statements: { _id: string }[] };
  const [second] = (await rows()).statements;
  await sandbox.skip(2);
  expect((await rows()).statements[0]).toEqual(second);
  expect(sandbox.journal().map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
});

test('later actions continue from the world without the entry', async () => {
  const { sandbox, player } = await needyWorld();
  await sandbox.skip(2);
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 50 });
  expect((await walletOf(player)).money).toBe(50);
  expect(brokenRules(sandbox)).toEqual([]);
  // undone is the transfer, not the skip
  await sandbox.undo();
  expect((await walletOf(player)).money).toBe(100);
});

test('the skip is stored: the same world opens again, and other tabs follow', async () => {
  const store = createMemoryStore();
  const { sandbox } = await needyWorld(store);
  const other = await openSandbox('everyday', { store, set: { balance: 100 } });
  await sandbox.skip(2);
  const again = await openSandbox('everyday', { store, set: { balance: 100 } });
  expect(again.dump()).toBe(sandbox.dump());
  await (await logIn(other)).get('/api/wallet');
  expect(other.journal()[2]).toMatchObject({ off: true });
  // the withdrawal, which the world refuses without the deposit
  expect((await differenceFromReplay(other)).match(/"seq":\d+/g)).toEqual(['"seq":3']);
});

test('a capsule carries the skip, under a version that builds without skips refuse', async () => {
  const { sandbox } = await needyWorld();
  expect(JSON.parse(sandbox.exportCapsule())).toMatchObject({ journal: [{ version: 1 }, {}, {}, {}] });
  await sandbox.skip(2);
  const capsule = sandbox.exportCapsule();
  expect(JSON.parse(capsule)).toMatchObject({ journal: [{ version: skippingVersion }, {}, { off: true }, {}] });
  const elsewhere = await openSandbox('broke');
  await elsewhere.importCapsule(capsule);
  expect(elsewhere.dump()).toBe(sandbox.dump());
});

test('an entry that a later one needs is not skipped, and the later one is named', async () => {
  const sandbox = await openSandbox('qr-deposit');
  const player = await logIn(sandbox);
  await player.post('/api/qrcode/KBANK', { amount: 100 });
  await sandbox.operate('payQr', {});
  const before = [sandbox.dump(), JSON.stringify(sandbox.journal())];
  await expect(sandbox.skip(2)).rejects.toThrow('entry 2 cannot be skipped: entry 3 is not possible without it');
  expect([sandbox.dump(), JSON.stringify(sandbox.journal())]).toEqual(before);
  expect(await sandbox.undo()).toBe(1);
});
