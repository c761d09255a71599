import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import { type Caller, logIn, newestStatementOf, openSandbox, walletOf } from '../../support/worlds/open-sandbox.ts';

const coupons = async (player: Caller) =>
  ((await player.get('/api/spinwheel/coupon')).body as { coupons: Coupon[] }).coupons;
const spin = async (player: Caller) => (await player.post('/api/spinwheel/spin')).body;
const claim = async (player: Caller, coupon: string) =>
  (await player.post('/api/spinwheel/coupon/claim', { coupon })).body;
const couponNamed = async (player: Caller, name: string) =>
  (await coupons(player)).find(({ prize }) => prize.name === name)?._id ?? '';
const unlucky = (error: string) => ({ success: false, error });

describe('the wheel', () => {
  // SPN-52, SPN-54
  test('takes a coin and gives the chosen prize, once', async () => {
    const sandbox = await openSandbox('lucky');
    const player = await logIn(sandbox);
    expect(await spin(player)).toEqual({
      success: true,
      result: { code: 'B100', label: '100 บาท', remainingCoin: 11 },
    });
    expect(await walletOf(player)).toMatchObject({ money: 4350.75, coins: 11 });
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 100,
      description: 'luckydraw',
    });
    expect(sandbox.switches().nextPrize).toBe('random');
  });

  // SPN-52
  test.each([
    ['COIN1', 3, 0],
    ['COIN3', 5, 0],
    ['NONE', 2, 0],
    ['COUPON', 2, 1],
  ] as const)('gives %s', async (nextPrize, coins, more) => {
    const player = await logIn(await openSandbox('everyday', { set: { nextPrize } }));
    const before = (await coupons(player)).length;
    expect(await spin(player)).toMatchObject({ success: true, result: { code: nextPrize, remainingCoin: coins } });
    expect(await walletOf(player)).toMatchObject({ money: 4250.75, coins });
    expect(await coupons(player)).toHaveLength(before + more);
  });
});

describe('a coupon', () => {
  // SPN-56
  test('is claimed once: money goes to the wallet, coins to the coin balance', async () => {
    const player = await logIn(await openSandbox('lucky'));
    expect(await coupons(player)).toHaveLength(10);
    const money = await couponNamed(player, 'คูปองเลขมงคล');
    expect(await claim(player, money)).toEqual({ success: true, result: { code: 'CREDIT88', label: '88.50 บาท' } });
    expect(await newestStatementOf(player)).toMatchObject({ amount: 88.5, description: 'luckydraw' });
    expect(await claim(player, money)).toEqual(unlucky('NO_CLAIMABLE_COUPON'));
    expect(await claim(player, await couponNamed(player, 'คูปองเหรียญ'))).toMatchObject({ success: true });
    expect(await walletOf(player)).toMatchObject({ money: 4339.25, coins: 14 });
    expect(await coupons(player)).toHaveLength(8);
  });

  // SPN-55
  test('expires after 14 days, or by an operator action', async () => {
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
});
