import * as z from 'zod/mini';
import { operatorAction } from '../../kernel/domain.ts';
import { endWithdrawalNow } from './handlers.ts';

/** Row of the statement; the oldest that waits when it is left out. */
const statement = z.optional(z.string());

/** What testers can have the bank do. */
export const withdrawOperator = {
  payWithdrawal: operatorAction(z.strictObject({ statement }), (world, data) =>
    endWithdrawalNow(world, data.statement, true),
  ),

  /** The bank sends a withdrawal back into the wallet. */
  returnWithdrawal: operatorAction(z.strictObject({ statement }), (world, data) =>
    endWithdrawalNow(world, data.statement, false),
  ),
};
