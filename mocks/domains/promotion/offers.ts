import * as z from 'zod/mini';
import { defineTable } from '../../kernel/table.ts';
export interface PromotionOffer {
  readonly code: string;
  /** Percent. */
  readonly percentFail: number;
  /** Satang; players in kip get the equivalent. */
  readonly amount: number;
}

/** The first promotion that a player has not received is the current one (PRO-20). */
export const promotions: readonly PromotionOffer[] = [
  { code: 'KRAPAO50', percentFail: 20, amount: 50_00 },
  { code: 'MARKET100', percentFail: 12.5, amount: 100_00 },
];

/** Found under a magic code, refused when received (PRO-23). */
export const magicPromotion = (code: string): PromotionOffer => ({ code, percentFail: 10, amount: 50_00 });

/** Once per player (PRO-20). */
export const promotionReceipts = defineTable(
  'promotionReceipts',
  z.object({ player: z.string(), code: z.string(), receivedAt: z.string() }),
);
