import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { playerField, requirePlayer } from '../account/index.ts';
import { couponCodes } from './coupon-prizes.ts';
import { coupons, giveCoupon, setCoins } from './records.ts';

export const spinOperator = {
  giveCoins: defineOperatorAction(
    z.strictObject({ ...playerField, coins: z.int().check(z.gte(1), z.lte(100_000)) }),
    async (world, { phone, coins }) => {
      const player = requirePlayer(world, phone);
      await setCoins(world, player, player.coin + coins);
    },
  ),

  giveCoupon: defineOperatorAction(
    z.strictObject({ ...playerField, prize: z.enum(couponCodes) }),
    (world, { phone, prize }) => giveCoupon(world, requirePlayer(world, phone), prize),
  ),

  expireCoupons: defineOperatorAction(z.strictObject(playerField), async (world, { phone }) => {
    const player = requirePlayer(world, phone)._id;
    await world.table(coupons).updateMany((q) => q.where({ player }), {
      data: (draft) => {
        draft.expiresAt = world.isoNow;
      },
    });
  }),
};
