import * as z from 'zod/mini';
import { UserBonus } from '../../../contract/generated/zod/krapao.ts';
import { defineTable } from '../../kernel/table.ts';

/** A player's side of a bonus; the offer itself is in `offers.ts`. */
const bonusRecordSchema = z.object({
  ...UserBonus.shape,
  player: z.string(),
  code: z.string(),
  /** How many postings the ledger held when it was taken last: turnover counts from there. */
  turnoverFrom: z.int().check(z.gte(0)),
  /** The operator has let the player off the rest of the turnover. */
  conditionMet: z.boolean(),
});
export type BonusRecord = z.infer<typeof bonusRecordSchema>;
export const bonuses = defineTable('bonuses', bonusRecordSchema);
