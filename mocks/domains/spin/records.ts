import * as z from 'zod/mini';
import { defineLog } from '../../kernel/log.ts';
import { type Player, players } from '../../kernel/player.ts';
import { defineTable } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import type { CouponCode } from './coupon-prizes.ts';
import { couponLifetime } from './rules.ts';

/** A coupon that is not claimed yet. */
const couponRecordSchema = z.object({
  _id: z.string(),
  player: z.string(),
  /** A code of `coupon-prizes.ts`. */
  prize: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type CouponRecord = z.infer<typeof couponRecordSchema>;

export const coupons = defineTable('coupons', couponRecordSchema);

export const spinLog = defineLog<{ readonly _id: string; readonly code: string; readonly createdAt: string }>('spin');

export async function giveCoupon(world: World, player: Pick<Player, '_id'>, prize: CouponCode): Promise<void> {
  const expiresAt = new Date(world.now + couponLifetime).toISOString();
  await world.table(coupons).create({ _id: world.id('cp'), player: player._id, prize, expiresAt });
}

export async function setCoins(world: World, player: Pick<Player, '_id'>, coins: number): Promise<void> {
  await world.change(players, { _id: player._id }, { coin: coins });
}
