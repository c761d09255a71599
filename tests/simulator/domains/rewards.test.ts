import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import type { Statement } from '../../../contract/generated/models/statement.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

interface Wallet {
  wallet: { amount: number };
  invite: { amount: number };
  profile: { coin: number };
}
const wallet = async (player: Caller) => {
  const { body } = await player.get('/api/wallet');
  const { wallet: money, invite, profile } = body as Wallet;
  return { money: money.amount, invite: invite.amount, coins: profile.coin };
};
const newest = async (player: Caller) => {
  const { body } = await player.post('/api/statement', { page: 1, limit: 1 });
  return (body as { statements: Statement[] }).statements[0];
};
const coupons = async (player: Caller) =>
  ((await player.get('/api/spinwheel/coupon')).body as { coupons: Coupon[] }).coupons;
const spin = async (player: Caller) => (await player.post('/api/spinwheel/spin')).body;
const claim = async (player: Caller, coupon: string) =>
  (await player.post('/api/spinwheel/coupon/claim', { coupon })).body;
const couponNamed = async (player: Caller, name: string) =>
  (await coupons(player)).find(({ prize }) => prize.name === name)?._id ?? '';
const refused = (status: number, message: string) => ({ status, body: { message } });
const unlucky = (error: string) => ({ success: false, error });

describe('the invite bonus', () => {
  // INV-28, WAL-58
  test('goes to the wallet, once', async () => {
    const player = await logIn(await openSandbox('everyday'));
    expect(await player.get('/api/invite/bonus')).toEqual({ status: 200, body: { message: 'INVITE_BONUS_SUCCESS' } });
    expect(await wallet(player)).toMatchObject({ money: 4570.75, invite: 0 });
    expect(await newest(player)).toMatchObject({
      statementType: 'bonus',
      amount: 320,
      description: 'invite',
      to: 'WALLET',
    });
    expect(await player.get('/api/invite/bonus')).toEqual(refused(404, 'NO_INVITE_BONUS'));
  });

  // INV-30
  test('grows, and the list with it, when an invited player plays', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    await sandbox.operate('giveInvite', { amount: 20.5 });
    expect((await wallet(player)).invite).toBe(340.5);
    const { body } = await player.post('/api/invite', { page: 1, limit: 10 });
    const { total, invites } = body as { total: number; invites: unknown[] };
    expect(total).toBe(13);
    expect(invites).toHaveLength(10);
    expect(invites[0]).toMatchObject({ amount: 20.5, createdAt: '2026-03-14T13:15:00.000Z' });
  });

  // INV-29
  test.each([
    ['inactive', 400, 'INVITE_INACTIVE'],
    ['collect', 400, 'INVITE_COLLECT'],
    ['noplay', 404, 'NO_INVITEE_PLAY_INFO'],
    ['none', 404, 'NO_INVITE_BONUS'],
    ['fail', 500, 'INVITE_BONUS_FAIL'],
  ] as const)('is refused while the switch says %s', async (inviteState, status, code) => {
    const player = await logIn(await openSandbox('everyday', { set: { inviteState } }));
    expect(await player.get('/api/invite/bonus')).toEqual(refused(status, code));
  });

  // INV-29
  test('waits while a bonus runs', async () => {
    const player = await logIn(await openSandbox('bonus-active'));
    expect(await player.get('/api/invite/bonus')).toEqual(refused(400, 'BONUS_REMAINING'));
  });
});

// INV-31
test.each([
  ['inviteRows', '/api/invite', 'invites'],
  ['refundRows', '/api/refund', 'refunds'],
])('a list of 10,000 %s is paged, newest first', async (rows, path, field) => {
  const player = await logIn(await openSandbox('everyday', { set: { [rows]: 10_000 } }));
  const page = async (number: number) =>
    (await player.post(path, { page: number, limit: 10 })).body as Record<string, unknown>;
  const times = [1, 2, 1000].map(async (number) => (await page(number))[field] as { createdAt: string }[]);
  const created = (await Promise.all(times)).flat().map(({ createdAt }) => Date.parse(createdAt));
  expect(created).toHaveLength(30);
  expect(created).toEqual([...created].sort((a, b) => b - a));
  expect(await page(1001)).toMatchObject({ total: 10_000, [field]: [] });
});

// INV-32
test('banners of invites and refunds are their own, and can be turned off', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const images = async (path: string) =>
    ((await player.get(path)).body as { banners: { image: string }[] }).banners.map(({ image }) => image);
  expect(await images('/api/invite/banners')).toEqual([1, 2, 3].map((n) => `sandbox-art/banners/invite-${n}.svg`));
  expect(await images('/api/refund/banners')).toEqual([1, 2, 3].map((n) => `sandbox-art/banners/refund-${n}.svg`));
  await sandbox.set('banners', false);
  expect(await images('/api/invite/banners')).toEqual([]);
  expect(await images('/api/refund/banners')).toEqual([]);
});

describe('a refund', () => {
  const check = async (player: Caller) => (await player.get('/api/refund/check')).body;

  // REF-24, WAL-58
  test('is received, then added to the wallet', async () => {
    const player = await logIn(await openSandbox('refund-ready'));
    expect(await check(player)).toMatchObject({ result: true, bonus: false, refundAmount: 60.25 });
    expect(await player.get('/api/refund/receive')).toEqual({ status: 200, body: { message: 'REFUND_SUCCESS' } });
    expect(await check(player)).toMatchObject({ result: false, refundAmount: 245.75 });
    expect(await player.get('/api/refund/receive')).toEqual(refused(404, 'NO_REFUND'));
    expect((await wallet(player)).money).toBe(4250.75);
    expect(await player.get('/api/refund/addWallet')).toEqual({ status: 200, body: { message: 'REFUND_SUCCESS' } });
    expect((await wallet(player)).money).toBe(4496.5);
    expect(await newest(player)).toMatchObject({
      statementType: 'bonus',
      amount: 245.75,
      description: 'refund',
      to: 'WALLET',
    });
    expect(await player.get('/api/refund/addWallet')).toEqual(refused(400, 'REFUND_MINIMUM'));
    const { body } = await player.post('/api/refund', { page: 3, limit: 10 });
    expect((body as { total: number; refunds: unknown[] }).refunds).toHaveLength(6);
  });

  // REF-25
  test.each([
    ['inactive', 400, 'REFUND_INACTIVE', false],
    ['blocked', 400, 'REFUND_CONDITION', true],
    ['none', 404, 'NO_REFUND', false],
    ['minimum', 400, 'REFUND_MINIMUM', true],
  ] as const)('is not to be had while the switch says %s', async (refund, status, code, result) => {
    const player = await logIn(await openSandbox('everyday', { set: { refund } }));
    expect(await player.get('/api/refund/receive')).toEqual(refused(status, code));
    expect(await player.get('/api/refund/addWallet')).toEqual(refused(status, code));
    expect(await check(player)).toMatchObject({ result, bonus: refund === 'blocked' });
  });

  // REF-25
  test('is blocked by a bonus that runs', async () => {
    const player = await logIn(await openSandbox('bonus-active'));
    expect(await check(player)).toMatchObject({ result: true, bonus: true });
    expect(await player.get('/api/refund/receive')).toEqual(refused(400, 'BONUS_REMAINING'));
    expect(await player.get('/api/refund/addWallet')).toEqual(refused(400, 'REFUND_CONDITION'));
  });

  // REF-28
  test('can be granted by the operator where there was none', async () => {
    const sandbox = await openSandbox('refund-none');
    const player = await logIn(sandbox);
    await sandbox.operate('giveRefund', { amount: 12.34 });
    await sandbox.operate('giveRefund', { amount: 0.66 });
    await player.get('/api/refund/receive');
    expect(await check(player)).toMatchObject({ result: false, refundAmount: 13 });
  });
});

describe('the wheel', () => {
  // SPN-52, SPN-54
  test('takes a coin and gives the chosen prize, once', async () => {
    const sandbox = await openSandbox('lucky');
    const player = await logIn(sandbox);
    expect(await spin(player)).toEqual({
      success: true,
      result: { code: 'B100', label: '100 บาท', remainingCoin: 11 },
    });
    expect(await wallet(player)).toMatchObject({ money: 4350.75, coins: 11 });
    expect(await newest(player)).toMatchObject({ statementType: 'bonus', amount: 100, description: 'luckydraw' });
    expect(sandbox.switches().nextPrize).toBe('random');
  });

  // SPN-52
  test.each([
    ['COIN3', 5, 0],
    ['NONE', 2, 0],
    ['COUPON', 2, 1],
  ] as const)('gives %s', async (nextPrize, coins, more) => {
    const player = await logIn(await openSandbox('everyday', { set: { nextPrize } }));
    const before = (await coupons(player)).length;
    expect(await spin(player)).toMatchObject({ success: true, result: { code: nextPrize, remainingCoin: coins } });
    expect(await wallet(player)).toMatchObject({ money: 4250.75, coins });
    expect(await coupons(player)).toHaveLength(before + more);
  });

  test('stops on one of its slices, until the coins are used up', async () => {
    const sandbox = await openSandbox('everyday', { set: { coins: 40 } });
    const player = await logIn(sandbox);
    const { body } = await player.get('/api/spinwheel/setup');
    const { result } = body as { result: { userCoin: number; activeSpinwheel: { slice: { code: string }[] } } };
    const codes = result.activeSpinwheel.slice.map(({ code }) => code);
    const won = new Set<string>();
    let coins = result.userCoin;
    for (let turn = 0; coins > 0 && turn < 500; turn++) {
      const answer = (await spin(player)) as { result: { code: string; remainingCoin: number } };
      won.add(answer.result.code);
      coins = answer.result.remainingCoin;
    }
    for (const code of won) expect(codes).toContain(code);
    expect(won.size).toBeGreaterThan(4);
    expect(await spin(player)).toEqual(unlucky('INVALID_CODE'));
    expect((await wallet(player)).coins).toBe(0);
  });

  test('spins again after a spin that returned its coin', async () => {
    const sandbox = await openSandbox('everyday', { set: { nextPrize: 'COIN1' } });
    const player = await logIn(sandbox);
    expect(await spin(player)).toMatchObject({ result: { code: 'COIN1', remainingCoin: 3 } });
    expect(sandbox.journal().at(-1)).toMatchObject({ kind: 'request', operation: 'spin' });
  });

  // SPN-54
  test('gives the same prizes in a world with the same seed', async () => {
    const prizes = async (seed: number) => {
      const player = await logIn(await openSandbox('everyday', { seed, set: { coins: 20 } }));
      const won = [];
      for (let turn = 0; turn < 12; turn++)
        won.push(((await spin(player)) as { result: { code: string } }).result.code);
      return won;
    };
    expect(await prizes(3)).toEqual(await prizes(3));
    expect(await prizes(3)).not.toEqual(await prizes(4));
  });

  // SPN-50, SPN-53
  test('does not spin without a coin, while it is off, or while a bonus runs; the status is 200 each time', async () => {
    for (const [scenario, error] of [
      ['no-coins', 'INVALID_CODE'],
      ['spin-off', 'INVALID_PRIZE_CODE'],
      ['bonus-active', 'BONUS_REMAINING'],
    ] as const) {
      const sandbox = await openSandbox(scenario);
      const player = await logIn(sandbox);
      const before = sandbox.dump();
      expect(await player.post('/api/spinwheel/spin')).toEqual({ status: 200, body: unlucky(error) });
      expect(sandbox.dump()).toBe(before);
    }
  });

  test('is offered in everyday and not in spin-off', async () => {
    const active = async (scenario: string) =>
      (await (await logIn(await openSandbox(scenario))).get('/api/spinwheel/active')).body;
    expect(await active('everyday')).toEqual({ isActive: true });
    expect(await active('spin-off')).toEqual({ isActive: false });
  });
});

describe('a coupon', () => {
  // SPN-56
  test('is claimed once: money goes to the wallet, coins to the coin balance', async () => {
    const player = await logIn(await openSandbox('lucky'));
    expect(await coupons(player)).toHaveLength(10);
    const money = await couponNamed(player, 'คูปองเลขมงคล');
    expect(await claim(player, money)).toEqual({ success: true, result: { code: 'CREDIT88', label: '88 บาท' } });
    expect(await newest(player)).toMatchObject({ amount: 88.5, description: 'luckydraw' });
    expect(await claim(player, money)).toEqual(unlucky('NO_CLAIMABLE_COUPON'));
    expect(await claim(player, await couponNamed(player, 'คูปองเหรียญ'))).toMatchObject({ success: true });
    expect(await wallet(player)).toMatchObject({ money: 4339.25, coins: 14 });
    expect(await coupons(player)).toHaveLength(8);
  });

  // SPN-57
  test.each([
    ['คูปองของรางวัล', 'INVALID_COUPON_TYPE'],
    ['คูปองวงล้อเก่า', 'INVALID_PRIZE_CODE'],
    ['คูปองที่ถูกยกเลิก', 'INVALID_CODE'],
  ])('in lucky named %s is refused as %s and stays', async (name, code) => {
    const player = await logIn(await openSandbox('lucky'));
    expect(await claim(player, await couponNamed(player, name))).toEqual(unlucky(code));
    expect(await coupons(player)).toHaveLength(10);
  });

  // SPN-55
  test('expires after fourteen days, or when the operator says so', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    await sandbox.operate('giveCoupon', { prize: 'CREDIT200' });
    const [newestOne, other] = await coupons(player);
    expect(newestOne).toMatchObject({ amount: 200, prize: { label: '200 บาท' } });
    await sandbox.clock.jump('13d');
    expect(await claim(player, other?._id ?? '')).toMatchObject({ success: true });
    await sandbox.operate('expireCoupons', {});
    expect(await claim(player, newestOne?._id ?? '')).toEqual(unlucky('COUPON_EXPIRED'));
  });

  // SPN-57
  test('can be claimed by its owner only, and not while a bonus runs', async () => {
    const sandbox = await openSandbox('bonus-active');
    const owner = await logIn(sandbox);
    const other = await logIn(sandbox, '0898765432');
    expect(await claim(other, 'cp1')).toEqual(unlucky('NO_CLAIMABLE_COUPON'));
    expect(await claim(owner, 'cp1')).toEqual(unlucky('BONUS_REMAINING'));
    expect(await claim(owner, '../cp1')).toEqual(unlucky('INVALID_CODE'));
    expect(await coupons(other)).toEqual([]);
  });

  test('from the operator can be for another player, and only of a known kind', async () => {
    const sandbox = await openSandbox('everyday');
    await sandbox.operate('giveCoins', { coins: 5, phone: '0898765432' });
    expect((await wallet(await logIn(sandbox))).coins).toBe(3);
    expect((await wallet(await logIn(sandbox, '0898765432'))).coins).toBeGreaterThanOrEqual(5);
    await expect(sandbox.operate('giveCoupon', { prize: 'NOWHERE' as 'SHIRT' })).rejects.toThrow('does not take');
    await expect(sandbox.operate('giveCoins', { coins: 5, phone: '0000000000' })).rejects.toThrow('NO_USER');
  });
});
