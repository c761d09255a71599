import type { Handlers } from '../../kernel/handler.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { activeBonus } from '../bonus/index.ts';
import { creditReward } from '../wallet/index.ts';
import { couponPrize } from './coupon-prizes.ts';
import { coupons, giveCoupon, setCoins, spinLog } from './records.ts';
import { claimRefusal, spinRefusal, wonCoupons } from './rules.ts';
import { wordsFor, worthOf } from './views.ts';
import { drawSlice, type WheelSlice, wheel } from './wheel.ts';

/** Takes a coin and gives the prize of the slice (SPN-52). @returns the remaining coins */
async function payPrize(world: World, player: Player, { prize }: WheelSlice): Promise<number> {
  const coins = player.coin - 1 + (prize.kind === 'coins' ? prize.coins : 0);
  if (prize.kind === 'money')
    creditReward(world, player, { amount: worthOf(prize, player), from: 'outside:prize', source: 'luckydraw' });
  if (prize.kind === 'coupon') await giveCoupon(world, player, world.random('coupon').pick(wonCoupons));
  await setCoins(world, player, coins);
  return coins;
}

export const spinHandlers = {
  getSpinActive: (world) => ({ isActive: world.switches.spinActive }),

  getSpinSetup: async (world, { player }) => {
    const { wheelName, sliceOf } = await wordsFor(world, player);
    return {
      result: {
        activeSpinwheel: { name: wheelName, slice: world.switches.spinActive ? wheel.map(sliceOf) : [] },
        userCoin: player.coin,
      },
    };
  },

  spin: async (world, { player }) => {
    const { spinActive, nextPrize } = world.switches;
    const bonusRuns = activeBonus(world, player) !== null;
    const error = spinRefusal({ active: spinActive, coins: player.coin, bonusRuns });
    if (error) return { success: false, error };
    const { sliceOf } = await wordsFor(world, player);

    const slice = drawSlice(world.random('wheel'), nextPrize);
    // A spin that wins back its coin changes nothing else; without this row the next spin would draw the same prize
    world.log(spinLog, player._id).append({ _id: world.id('sp'), code: slice.code, createdAt: world.isoNow });
    const remainingCoin = await payPrize(world, player, slice);
    // The switch applies to one spin (SPN-54)
    if (nextPrize !== 'random') world.switches = { ...world.switches, nextPrize: 'random' };
    return { success: true, result: { code: slice.code, label: sliceOf(slice).label, remainingCoin } };
  },

  listCoupons: async (world, { player }) => {
    const { couponOf } = await wordsFor(world, player);
    const own = world.table(coupons).findMany((q) => q.where({ player: player._id }));
    // Newest first (SPN-55)
    return { coupons: own.toReversed().map(couponOf) };
  },

  claimCoupon: async (world, { player, body }) => {
    const coupon = world.table(coupons).findFirst((q) => q.where({ _id: body.coupon, player: player._id })) ?? null;
    const prize = coupon && couponPrize(coupon.prize);
    const bonusRuns = activeBonus(world, player) !== null;
    const error = claimRefusal({ id: body.coupon, coupon, kind: prize?.kind ?? null, bonusRuns, now: world.now });
    if (error) return { success: false, error };
    if (!coupon || !prize) throw new Error('no coupon to claim');
    const { couponOf } = await wordsFor(world, player);

    const amount = worthOf(prize, player);
    if (amount > 0) creditReward(world, player, { amount, from: 'outside:prize', source: 'luckydraw' });
    if (prize.coins > 0) await setCoins(world, player, player.coin + prize.coins);
    world.table(coupons).delete((q) => q.where({ _id: coupon._id, player: player._id }));
    return { success: true, result: { code: coupon.prize, label: couponOf(coupon).prize.label } };
  },
} satisfies Partial<Handlers>;
