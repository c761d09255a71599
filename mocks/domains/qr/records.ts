import * as z from 'zod/mini';
import type { Player } from '../../kernel/player.ts';
import { defineTable } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { canBePaidInApp } from './rules.ts';

/** A QR that was made for a player at a provider. */
const qrCodeSchema = z.object({
  _id: z.string(),
  player: z.string(),
  /** Code of the provider. */
  bankCode: z.string(),
  /** Satang. */
  amount: z.int(),
  /** World time, epoch ms. */
  createdAt: z.number(),
  /** World time, epoch ms. An expired QR stays `open`, because a late payment is still credited (QR-47). */
  expiresAt: z.number(),
  state: z.enum(['open', 'cancelled', 'paid']),
});
export type QrRecord = z.infer<typeof qrCodeSchema>;
export const qrCodes = defineTable('qrcodes', qrCodeSchema);

/** The QR that a player can pay at a provider now. There is never more than one (QR-42). */
export const currentQr = (world: World, player: Player, bankCode: string): QrRecord | undefined =>
  payableQrCodes(world, world.now).find((qr) => qr.player === player._id && qr.bankCode === bankCode);

/** All QRs that can be paid in the app at `now`, epoch ms. */
export const payableQrCodes = (world: World, now: number): QrRecord[] =>
  world.table(qrCodes).findMany((q) => q.where((qr) => canBePaidInApp(qr, now)));

export async function setQrState(world: World, _id: string, state: QrRecord['state']): Promise<void> {
  await world.change(qrCodes, { _id }, { state });
}
