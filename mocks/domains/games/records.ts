import * as z from 'zod/mini';
import { Slot } from '../../../contract/generated/zod/krapao.ts';
import { defineTable } from '../../kernel/table.ts';

const { amount: _amount, ...slotShape } = Slot.shape;
const gameSchema = z.object({ ...slotShape, player: z.string() });
export type Game = z.infer<typeof gameSchema>;

/** Balances are in the ledger. */
export const gameAccounts = defineTable('games', gameSchema);

/** Only reset passwords; `firstGamePassword` computes the others. */
export const gamePasswords = defineTable(
  'gamePasswords',
  z.object({ player: z.string(), code: z.string(), password: z.string() }),
);
