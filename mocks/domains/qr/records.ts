import * as z from 'zod/mini';

/** A game account's password since it was last reset; before that it follows from the account (`rules/game-accounts.ts`). */
export const gamePasswordSchema = z.object({ player: z.string(), code: z.string(), password: z.string() });

/** A gift link that was redeemed. */
export const giftSchema = z.object({ voucher: z.string(), player: z.string() });

/** A QR that somebody can pay. Amounts in satang, times in epoch ms. */
export const qrcodeSchema = z.object({
  _id: z.string(),
  player: z.string(),
  bankCode: z.string(),
  amount: z.int(),
  createdAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(['open', 'cancelled', 'paid']),
});
export type QrRecord = z.infer<typeof qrcodeSchema>;
