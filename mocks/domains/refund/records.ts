import * as z from 'zod/mini';
import type { Refund } from '../../../contract/generated/models/refund.ts';
import { defineLog } from '../../kernel/log.ts';
import { defineTable } from '../../kernel/table.ts';

const satang = z.int().check(z.gte(0));

/** The refund of a player. */
const refundRecordSchema = z.object({
  player: z.string(),
  /** Whether a refund waits to be received; its amount may be 0. */
  found: z.boolean(),
  /** Satang that wait to be received. */
  available: satang,
  /** Satang that were received and not yet added to the wallet. */
  received: satang,
});
export type RefundRecord = z.infer<typeof refundRecordSchema>;

export const refunds = defineTable('refunds', refundRecordSchema);

/** A refund that was received. The contract gives the row no id, but a log needs one. */
export type RefundRow = Refund & { readonly _id: string };
/** The refunds that a player has received. */
export const refundLog = defineLog<RefundRow>('refund');
