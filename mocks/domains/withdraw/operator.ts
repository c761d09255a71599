import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { endWithdrawalNow } from './events.ts';

/** Id of the withdrawal's row on the statement; without it the withdrawal that was begun first. */
const statement = z.optional(z.string());

/** What a tester can have the bank do. */
export const withdrawOperator = {
  /** The bank pays a withdrawal out. */
  payWithdrawal: defineOperatorAction(z.strictObject({ statement }), (world, data) =>
    endWithdrawalNow(world, data.statement, true),
  ),

  /** The bank sends a withdrawal back into the wallet. */
  returnWithdrawal: defineOperatorAction(z.strictObject({ statement }), (world, data) =>
    endWithdrawalNow(world, data.statement, false),
  ),
};
