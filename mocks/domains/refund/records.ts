import * as z from 'zod/mini';
import type { Refund } from '../../../contract/generated/models/refund.ts';
import { defineLog } from '../../kernel/log.ts';
import { defineTable } from '../../kernel/table.ts';

const satang = z.int().check(z.gte(0));

const refundRecordSchema = z.object({
  player: z.string(),
  /** Whether a refund waits; its amount may be 0. */
  found: z.boolean(),
  /** Waiting satang. */
  available: satang,
  /** Satang received and not yet added to the wallet. */
  received: satang,
});
export type RefundRecord = z.infer<typeof refundRecordSchema>;

export const refunds = defineTable('refunds', refundRecordSchema);

/** The contract gives the row no id, but a log needs one. */
export type RefundRow = Refund & { readonly _id: string };
export const refundLog = defineLog<RefundRow>('refund');
