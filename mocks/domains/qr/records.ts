import * as z from 'zod/mini';
import type { ScheduledEvent } from '../../kernel/schedule.ts';
import { defineTable } from '../../kernel/table.ts';

/** A QR that can be paid. Amounts in satang, times in epoch ms. */
const qrCodeSchema = z.object({
  _id: z.string(),
  player: z.string(),
  bankCode: z.string(),
  amount: z.int(),
  createdAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(['open', 'cancelled', 'paid']),
});
export type QrRecord = z.infer<typeof qrCodeSchema>;
export const qrCodes = defineTable('qrcodes', qrCodeSchema);

/** A QR is paid, whether it is still shown or not. */
export interface QrPaidEvent extends ScheduledEvent {
  readonly kind: 'qr-paid';
  readonly qrcode: string;
}
