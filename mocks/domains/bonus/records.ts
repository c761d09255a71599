import * as z from 'zod/mini';
import { UserBonus } from '../../../contract/generated/zod/krapao.ts';
import { defineTable } from '../../kernel/table.ts';

const bonusRecordSchema = z.object({
  ...UserBonus.shape,
  player: z.string(),
  code: z.string(),
  /** Number of ledger postings when it was last taken; turnover counts from there. */
  turnoverFrom: z.int().check(z.gte(0)),
  /** Set by an operator (BON-40). */
  conditionMet: z.boolean(),
});
export type BonusRecord = z.infer<typeof bonusRecordSchema>;
export const bonuses = defineTable('bonuses', bonusRecordSchema);
