/** Each planted defect breaks exactly the rules that it names. */
import { expect, test } from 'vitest';
import { bonuses } from '../../../mocks/domains/bonus/index.ts';
import { qrCodes } from '../../../mocks/domains/qr/index.ts';
import { refunds } from '../../../mocks/domains/refund/index.ts';
import { checkInvariants, type Invariant } from '../../../mocks/engine/checks/invariants.ts';
import type { Journal } from '../../../mocks/kernel/journal.ts';
import { brokenRules, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';
import { chatPlants } from './chat-plants.ts';
import { moneyPlants } from './money-plants.ts';
import { again, newest, playedWorld, rowOfRequest, rowsOf, type Scene } from './played-world.ts';
import { rewardPlants } from './reward-plants.ts';

const plants = [...moneyPlants, ...rewardPlants, ...chatPlants];

const brokenIn = ({ world, journal }: Scene): Invariant[] =>
  checkInvariants(world, journal).flatMap(({ id, holds }) => (holds ? [] : [id]));

test('all rules hold in a world with one payment of each kind', async () => {
  const scene = await playedWorld();
  expect(checkInvariants(scene.world, scene.journal).filter(({ holds }) => !holds)).toEqual([]);
  const paid = rowsOf(scene).appended();
  expect(new Set(paid.map(({ statementType, status }) => `${statementType} ${status}`))).toEqual(
    new Set([
      'deposit SUCCESS',
      'bonus SUCCESS',
      'transfer SUCCESS',
      'transfer FAILED',
      'withdraw PENDING',
      'withdraw SUCCESS',
      'withdraw FAILED',
    ]),
  );
  expect(new Set(paid.flatMap(({ description }) => description ?? []))).toEqual(
    new Set(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']),
  );
});

test('all rules hold after adjustments by staff and equal actions of two players', async () => {
  const sandbox = await openSandbox('qr-deposit', { set: { refund: 'none', inviteBonus: 1.5, bonusCondition: 'met' } });
  const [one, other] = [await logIn(sandbox), await logIn(sandbox, '0898765432')];
  for (const [account, baht] of [
    ['WALLET', 500],
    ['WALLET', -20.5],
    ['JOKER', 30],
    ['JOKER', -0.25],
  ] as const)
    await sandbox.operate('adjustBalance', { account, baht });
  await sandbox.operate('adjustBalance', { phone: '0898765432', baht: 900 });
  for (const code of ['KRAPAO50', 'MARKET100']) await one.get(`/api/promotion/activate/${code}`);
  await other.get('/api/promotion/activate/KRAPAO50');
  await one.get('/api/bonus/activate/DAILY');
  await one.get('/api/bonus/clear');
  for (const [phone, amount] of [
    ['0812345678', 12.5],
    ['0898765432', 14],
  ] as const) {
    await sandbox.operate('giveRefund', { phone, amount });
    await sandbox.operate('giveInvite', { phone, amount: 3.25 });
  }
  for (const player of [one, other]) {
    await player.post('/api/wallet/add', { amount: 100 });
    await player.get('/api/invite/bonus');
    await player.get('/api/refund/receive');
    await player.get('/api/refund/addWallet');
    for (const amount of [101, 101]) await player.post('/api/wallet/withdraw', { amount });
  }
  await sandbox.operate('returnWithdrawal', {});
  await sandbox.clock.jump('1h');
  await one.get('/api/wallet');
  expect(brokenRules(sandbox)).toEqual([]);
});

test.each(plants)('%s breaks %j', async (_, breaks, plant) => {
  const scene = await playedWorld();
  const planted = await plant(scene);
  const changed = planted !== null && typeof planted === 'object' && 'journal' in planted ? (planted as Scene) : scene;
  expect(brokenIn(changed)).toEqual(breaks);
});

test('every rule is broken by some world', async () => {
  const { world, journal } = await playedWorld();
  const broken = new Set(plants.flatMap(([, breaks]) => breaks));
  expect(broken).toEqual(new Set(checkInvariants(world, journal).map(({ id }) => id)));
});

test('a refused sum or coupon breaks nothing', async () => {
  for (const operation of ['addToWallet', 'claimCoupon']) {
    const scene = again(await playedWorld(), operation);
    const journal = [...scene.journal.slice(0, -1), { ...scene.journal.at(-1), status: 400 }];
    expect(brokenIn({ ...scene, journal: journal as unknown as Journal })).toEqual([]);
  }
});

test('all rules hold for a deposit of a player without a bank', async () => {
  const sandbox = await openSandbox('everyday', { set: { playerBank: 'none' } });
  const player = await logIn(sandbox);
  expect((await player.post('/api/wallet/add', { amount: 100 })).status).toBe(200);
  expect(brokenRules(sandbox)).toEqual([]);
});

test('a broken rule names player, amount and the row without a reason', async () => {
  const scene = await playedWorld();
  const { world, player, journal } = scene;
  const rows = rowsOf(scene);
  const deposit = rowOfRequest(scene, 'addToWallet');
  rows.append({ ...deposit, _id: 'stplantedx1', amount: 7 });
  rows.replace({ ...newest(scene, 'withdraw', 'SUCCESS'), status: 'CHECKING' });
  rows.append({ ...newest(scene, 'bonus', 'SUCCESS'), _id: 'stplantedx2', description: 'bonus', amount: 0 });
  await world.change(qrCodes, { state: 'open' }, { state: 'paid' });
  await world.change(refunds, { player }, { available: 18_550 });
  const record = world.table(bonuses).findFirst((q) => q.where({ code: 'DAILY', player }));
  const often = [...(record?.received ?? []), ...(record?.received ?? [])];
  await world.change(bonuses, { player, code: 'DAILY' }, { received: often });
  await world.change(bonuses, { player, code: 'DAILY' }, { player: 'p0' });
  const detail = Object.fromEntries(checkInvariants(world, journal).map((rule) => [rule.id, rule.detail]));
  expect(detail['deposits']?.split('; ').sort()).toEqual([`${player} WW 14000: -1`, `${player} bank 700: +1`]);
  expect(detail['statement']).toMatch(new RegExp(`^${player}: -?\\d+ satang$`));
  expect(detail['withdrawals']).toContain(newest(scene, 'withdraw', 'CHECKING')._id);
  expect(detail['rewards']?.split('; ').sort()).toEqual(
    [
      'bonus p0 DAILY',
      `bonus ${player} without a receipt`,
      `refund ${player}: 18550 satang`,
      'stplantedx2 has no reason',
    ].sort(),
  );
});
