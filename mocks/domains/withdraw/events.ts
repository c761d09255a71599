import { defineEvent } from '../../kernel/domain.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmounts } from '../../reference/magic.ts';
import { postMovement, statementLog } from '../wallet/index.ts';
import { payoutDelay } from './rules.ts';

export interface WithdrawalEvent extends ScheduledEvent {
  readonly kind: 'withdrawal';
  readonly player: string;
  /** Id of the statement row. */
  readonly statement: string;
}

/** Pays a withdrawal out (WDR-26), or sends back a magic amount. */
export const withdrawalEnds = defineEvent<WithdrawalEvent>('withdrawal', (world, { player, statement }) => {
  const row = world.log(statementLog, player).get(statement);
  const isSentBack = row !== undefined && toSatang(row.amount) === magicAmounts.sentBack;
  endWithdrawal(world, player, statement, !isSentBack);
});

/** @param statement id of the statement row */
export function scheduleWithdrawalEnd(world: World, player: Player, statement: string): void {
  const at = world.now + world.random('withdrawal').int(payoutDelay.min, payoutDelay.max);
  world.schedule.add(withdrawalEnds, { kind: 'withdrawal', id: world.id('ev'), at, player: player._id, statement });
}

/** Pays out, or returns the money to the wallet (WDR-27). */
export function endWithdrawal(world: World, player: string, statement: string, paid: boolean): void {
  const log = world.log(statementLog, player);
  const row = log.get(statement);
  if (row?.status !== 'PENDING') return; // It ends once (WDR-28)
  if (!paid) postMovement(world, toSatang(row.amount), 'outside:bank', walletOf(player), 'withdrawal sent back');
  log.replace({ ...row, status: paid ? 'SUCCESS' : 'FAILED' });
}
