import * as z from 'zod/mini';
import { operatorAction } from '../../kernel/domain.ts';
import { playerField, requirePlayer } from '../account/index.ts';
import { couponCodes } from './coupon-prizes.ts';
import { giveCoupon, setCoins } from './handlers.ts';
import { coupons } from './records.ts';

/** What testers can have the site give and take of coins and coupons. */
export const spinOperator = {
  giveCoins: operatorAction(
    z.strictObject({ ...playerField, coins: z.int().check(z.gte(1), z.lte(100_000)) }),
    async (world, { phone, coins }) => {
      const player = requirePlayer(world, phone);
      await setCoins(world, player, player.coin + coins);
    },
  ),

  giveCoupon: operatorAction(
    z.strictObject({ ...playerField, prize: z.enum(couponCodes) }),
    (world, { phone, prize }) => giveCoupon(world, requirePlayer(world, phone), prize),
  ),

  /** All coupons of the player run out now. */
  expireCoupons: operatorAction(z.strictObject(playerField), async (world, { phone }) => {
    const player = requirePlayer(world, phone)._id;
    await world.table(coupons).updateMany((q) => q.where({ player }), {
      data: (draft) => {
        draft.expiresAt = world.isoNow;
      },
    });
  }),
};
