import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { statementLog } from '../wallet/index.ts';
import { endWithdrawal, type WithdrawalEvent, withdrawalEnds } from './events.ts';

/** @param statement id of the row; defaults to the oldest withdrawal @throws NO_DATA when there is none */
function endWithdrawalNow(world: World, statement: string | undefined, paid: boolean): void {
  const begunAt = ({ player, statement: row }: WithdrawalEvent) =>
    Date.parse(world.log(statementLog, player).get(row)?.createdAt ?? '');
  // The schedule is ordered by time
  const event = world.schedule
    .of(withdrawalEnds)
    .toSorted((a, b) => begunAt(a) - begunAt(b))
    .find((candidate) => statement === undefined || candidate.statement === statement);
  if (!event) throw fail('NO_DATA');
  world.schedule.cancel(withdrawalEnds, (other) => other === event);
  endWithdrawal(world, event.player, event.statement, paid);
}

const statement = z.optional(z.string());

export const withdrawOperator = {
  payWithdrawal: defineOperatorAction(z.strictObject({ statement }), (world, data) =>
    endWithdrawalNow(world, data.statement, true),
  ),

  returnWithdrawal: defineOperatorAction(z.strictObject({ statement }), (world, data) =>
    endWithdrawalNow(world, data.statement, false),
  ),
};
