import * as z from 'zod/mini';
import { defineLog } from '../../kernel/log.ts';
import { defineTable } from '../../kernel/table.ts';

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

/** Which slices a player has won. */
export const spinLog = defineLog<{ readonly _id: string; readonly code: string; readonly createdAt: string }>('spin');
