import { defineEvent } from '../../kernel/domain.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmounts } from '../../reference/magic.ts';
import { postMovement, statementLog } from '../wallet/index.ts';
import { payoutDelay } from './rules.ts';

/** The bank pays a withdrawal out, or sends it back. */
interface WithdrawalEvent extends ScheduledEvent {
  readonly kind: 'withdrawal';
  readonly player: string;
  /** Id of the row on the statement. */
  readonly statement: string;
}

/** The bank pays a withdrawal out at its time (WDR-26); it sends one of the magic amount back. */
export const withdrawalEnds = defineEvent<WithdrawalEvent>('withdrawal', (world, { player, statement }) => {
  const amount = toSatang(world.log(statementLog, player).get(statement)?.amount ?? 0);
  endWithdrawal(world, player, statement, amount !== magicAmounts.sentBack);
});

/** Schedules the end of a withdrawal. @param statement id of its row on the statement */
export function scheduleWithdrawalEnd(world: World, player: Player, statement: string): void {
  const at = world.now + world.random('withdrawal').int(payoutDelay.min, payoutDelay.max);
  world.schedule.add(withdrawalEnds, { kind: 'withdrawal', id: world.id('ev'), at, player: player._id, statement });
}

/**
 * Ends a withdrawal: it is paid out, or its money is in the wallet again (WDR-27).
 * @throws NO_DATA for one that has ended (WDR-28)
 */
function endWithdrawal(world: World, player: string, statement: string, paid: boolean): void {
  const log = world.log(statementLog, player);
  const row = log.get(statement);
  if (row?.status !== 'PENDING') throw fail('NO_DATA');
  if (!paid) postMovement(world, toSatang(row.amount), 'outside:bank', walletOf(player), 'withdrawal sent back');
  log.replace({ ...row, status: paid ? 'SUCCESS' : 'FAILED' });
}

/**
 * Ends a withdrawal before its time.
 * @param statement id of its row; without one the withdrawal that was begun first
 * @throws NO_DATA when there is none
 */
export function endWithdrawalNow(world: World, statement: string | undefined, paid: boolean): void {
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
