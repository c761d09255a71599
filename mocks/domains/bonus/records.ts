import { Collection } from '@mswjs/data';
import * as z from 'zod/mini';
import { UserBonus } from '../../../contract/generated/zod/krapao.ts';

const satang = z.int().check(z.gte(0));

/** A player's side of a bonus; the offer itself is in `bonus-offers.ts`. */
export const bonusRecordSchema = z.object({
  ...UserBonus.shape,
  player: z.string(),
  code: z.string(),
  /** How many postings the ledger held when it was taken last: turnover counts from there. */
  turnoverFrom: z.int().check(z.gte(0)),
  /** The operator has let the player off the rest of the turnover. */
  conditionMet: z.boolean(),
});
export type BonusRecord = z.infer<typeof bonusRecordSchema>;

const promotionReceiptSchema = z.object({ player: z.string(), code: z.string(), receivedAt: z.string() });

/** What a player gets back of what was lost. */
export const refundRecordSchema = z.object({
  player: z.string(),
  /** A refund was found for the player and waits to be received, be it of 0. */
  found: z.boolean(),
  /** Satang that wait to be received. */
  available: satang,
  /** Satang that were received and not yet added to the wallet. */
  received: satang,
});
export type RefundRecord = z.infer<typeof refundRecordSchema>;

export const couponRecordSchema = z.object({
  _id: z.string(),
  player: z.string(),
  /** A code of `coupon-prizes.ts`. */
  prize: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type CouponRecord = z.infer<typeof couponRecordSchema>;

export const rewardCollections = () => ({
  bonuses: new Collection({ schema: bonusRecordSchema }),
  promotionReceipts: new Collection({ schema: promotionReceiptSchema }),
  refunds: new Collection({ schema: refundRecordSchema }),
  coupons: new Collection({ schema: couponRecordSchema }),
});
