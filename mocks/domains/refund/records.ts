import * as z from 'zod/mini';
import type { Refund } from '../../../contract/generated/models/refund.ts';
import { defineLog } from '../../kernel/log.ts';
import { defineTable } from '../../kernel/table.ts';

const satang = z.int().check(z.gte(0));

/** What a player gets back of what was lost. */
const refundRecordSchema = z.object({
  player: z.string(),
  /** A refund was found for the player and waits to be received, be it of 0. */
  found: z.boolean(),
  /** Satang that wait to be received. */
  available: satang,
  /** Satang that were received and not yet added to the wallet. */
  received: satang,
});
export type RefundRecord = z.infer<typeof refundRecordSchema>;

export const refunds = defineTable('refunds', refundRecordSchema);

/** Refunds that were received. The contract gives these rows no id; a log needs one. */
export type RefundRow = Refund & { readonly _id: string };
export const refundLog = defineLog<RefundRow>('refund');
