import * as z from 'zod/mini';
import { UserBonus } from '../../../contract/generated/zod/krapao.ts';
import { defineTable } from '../../kernel/table.ts';

/** A bonus that a player has taken at least once; `offers.ts` says what the bonus is. */
const bonusRecordSchema = z.object({
  ...UserBonus.shape,
  player: z.string(),
  code: z.string(),
  /** Number of postings in the ledger when it was last taken: the turnover is counted from there. */
  turnoverFrom: z.int().check(z.gte(0)),
  /** Satang of the turnover from before the world began, in one that was made from a life. */
  turnoverBefore: z.optional(z.int().check(z.gte(0))),
  /** An operator has declared the condition met (BON-40). */
  conditionMet: z.boolean(),
});
export type BonusRecord = z.infer<typeof bonusRecordSchema>;
export const bonuses = defineTable('bonuses', bonusRecordSchema);
