import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import { newestStatementOf, walletOf } from '../../support/worlds/belongings.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

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
    expect((await walletOf(player)).coins).toBe(0);
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
});

describe('a coupon', () => {
  // SPN-56
  test('is claimed once: money goes to the wallet, coins to the coin balance', async () => {
    const player = await logIn(await openSandbox('lucky'));
    expect(await coupons(player)).toHaveLength(10);
    const money = await couponNamed(player, 'คูปองเลขมงคล');
    expect(await claim(player, money)).toEqual({ success: true, result: { code: 'CREDIT88', label: '88 บาท' } });
    expect(await newestStatementOf(player)).toMatchObject({ amount: 88.5, description: 'luckydraw' });
    expect(await claim(player, money)).toEqual(unlucky('NO_CLAIMABLE_COUPON'));
    expect(await claim(player, await couponNamed(player, 'คูปองเหรียญ'))).toMatchObject({ success: true });
    expect(await walletOf(player)).toMatchObject({ money: 4339.25, coins: 14 });
    expect(await coupons(player)).toHaveLength(8);
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
    expect((await walletOf(await logIn(sandbox))).coins).toBe(3);
    expect((await walletOf(await logIn(sandbox, '0898765432'))).coins).toBeGreaterThanOrEqual(5);
    await expect(sandbox.operate('giveCoupon', { prize: 'NOWHERE' as 'SHIRT' })).rejects.toThrow('does not take');
    await expect(sandbox.operate('giveCoins', { coins: 5, phone: '0000000000' })).rejects.toThrow('NO_USER');
  });
});
