import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { statementLog } from '../wallet/index.ts';
import { endWithdrawal, type WithdrawalEvent, withdrawalEnds } from './events.ts';

/**
 * Ends a withdrawal before its time.
 * @param statement id of its row; without one the withdrawal that was begun first
 * @throws NO_DATA when there is none
 */
function endWithdrawalNow(world: World, statement: string | undefined, paid: boolean): void {
  const begunAt = ({ player, statement: row }: WithdrawalEvent) =>
    Date.parse(world.log(statementLog, player).get(row)?.createdAt ?? '');
  // the schedule is in order of the ends
  const event = world.schedule
    .of(withdrawalEnds)
    .toSorted((a, b) => begunAt(a) - begunAt(b))
    .find((candidate) => statement === undefined || candidate.statement === statement);
  if (!event) throw fail('NO_DATA');
  world.schedule.cancel(withdrawalEnds, (other) => other === event);
  endWithdrawal(world, event.player, event.statement, paid);
}

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
