import * as z from 'zod/mini';
import { Slot } from '../../../contract/generated/zod/krapao.ts';
import { defineTable } from '../../kernel/table.ts';

const { amount: _amount, ...slotShape } = Slot.shape;
const gameSchema = z.object({ ...slotShape, player: z.string() });
export type Game = z.infer<typeof gameSchema>;

/** Game accounts. Their balances live in the ledger, not here. */
export const gameAccounts = defineTable('games', gameSchema);

/** A game account's password since it was last reset; before that it follows from the account (`game-accounts.ts`). */
export const gamePasswords = defineTable(
  'gamePasswords',
  z.object({ player: z.string(), code: z.string(), password: z.string() }),
);
