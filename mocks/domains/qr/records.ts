import * as z from 'zod/mini';
import { referenceOf } from '../../kernel/digest.ts';
import type { Player } from '../../kernel/player.ts';
import { defineTable } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { canBePaidInApp } from './rules.ts';

const qrCodeSchema = z.object({
  _id: z.string(),
  player: z.string(),
  bankCode: z.string(),
  /** Satang. */
  amount: z.int(),
  /** World time, epoch ms. */
  createdAt: z.number(),
  /** World time, epoch ms. An expired QR stays `open`, since a late payment is still credited (QR-47). */
  expiresAt: z.number(),
  state: z.enum(['open', 'cancelled', 'paid']),
});
export type QrRecord = z.infer<typeof qrCodeSchema>;
export const qrCodes = defineTable('qrcodes', qrCodeSchema);

/** At most one per provider (QR-42). */
export const currentQr = (world: World, player: Player, bankCode: string): QrRecord | undefined =>
  payableQrCodes(world, world.now).find((qr) => qr.player === player._id && qr.bankCode === bankCode);

/** @param now epoch ms */
export const payableQrCodes = (world: World, now: number): QrRecord[] =>
  world.table(qrCodes).findMany((q) => q.where((qr) => canBePaidInApp(qr, now)));

/** Player and bank see this instead of the id. */
export const qrReference = ({ _id, createdAt }: QrRecord): string => referenceOf('QR', _id, createdAt);

/** @param named a reference, or the id in worlds of earlier versions */
export const findQr = (world: World, named: string): QrRecord | undefined =>
  world.table(qrCodes).findFirst((q) => q.where((qr) => qr._id === named || qrReference(qr) === named));

export async function setQrState(world: World, _id: string, state: QrRecord['state']): Promise<void> {
  await world.change(qrCodes, { _id }, { state });
}
