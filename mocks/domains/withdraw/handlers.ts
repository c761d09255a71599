import { defineEvent } from '../../kernel/domain.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmounts } from '../../reference/magic.ts';
import { activeBonus } from '../bonus/index.ts';
import { addStatementRow, mainWallet, postMovement, statementLog, withdrawalSources } from '../wallet/index.ts';
import type { WithdrawalEvent } from './records.ts';
import { checkWithdrawal, drawFrom, type Source } from './rules.ts';

const minute = 60_000;

/** Takes the money, writes it on the statement as under way, and leaves the rest to the bank. */
function withdrawFrom(world: World, player: Player, baht: number, sources: readonly Source[]): { message: string } {
  const amount = toSatang(baht);
  const { withdrawMin, withdrawMax } = world.switches;
  checkWithdrawal({
    amount,
    least: Math.round(withdrawMin * 100),
    most: Math.round(withdrawMax * 100),
    available: sources.reduce((total, { balance }) => total + balance, 0),
    bonusRuns: activeBonus(world, player) !== null,
    hasBank: player.bankCode !== '' && player.bankAccountNo !== '',
  });

  for (const draw of drawFrom(sources, amount))
    postMovement(world, draw.amount, draw.account, 'outside:bank', 'withdrawal');
  const row = { statementType: 'withdraw', from: mainWallet, to: player.bankCode, amount, status: 'PENDING' };
  const statement = addStatementRow(world, player, row);
  const at = world.now + world.random('withdrawal').int(2 * minute, 6 * minute);
  world.schedule.add(withdrawalEnds, { kind: 'withdrawal', id: world.id('ev'), at, player: player._id, statement });
  return { message: 'SUCCESS' };
}

export const withdrawHandlers = {
  getWithdrawLimits: ({ switches: { withdrawMin, withdrawMax } }) => ({ withdrawMin, withdrawMax }),

  withdraw: (world, { player, body }) => {
    const account = walletOf(player._id);
    return withdrawFrom(world, player, body.amount, [{ account, balance: world.ledger.balance(account) }]);
  },

  withdrawAll: (world, { player, body }) => withdrawFrom(world, player, body.amount, withdrawalSources(world, player)),
} satisfies Partial<Handlers>;

/** A withdrawal ends: paid out, or sent back into the wallet. @throws NO_DATA for one that isn't under way */
function endWithdrawal(world: World, player: string, statement: string, paid: boolean): void {
  const log = world.log(statementLog, player);
  const row = log.get(statement);
  if (row?.status !== 'PENDING') throw fail('NO_DATA');
  if (!paid) postMovement(world, toSatang(row.amount), 'outside:bank', walletOf(player), 'withdrawal sent back');
  log.replace({ ...row, status: paid ? 'SUCCESS' : 'FAILED' });
}

/** Ends a withdrawal before its time: the one named, else the oldest under way. @throws NO_DATA when there is none */
export function endWithdrawalNow(world: World, statement: string | undefined, paid: boolean): void {
  const begun = ({ player, statement: row }: WithdrawalEvent) =>
    Date.parse(world.log(statementLog, player).get(row)?.createdAt ?? '');
  const waiting = world.schedule.of(withdrawalEnds);
  // The schedule goes by when each one ends, not by when it began.
  const event = waiting
    .toSorted((a, b) => begun(a) - begun(b))
    .find((candidate) => statement === undefined || candidate.statement === statement);
  if (!event) throw fail('NO_DATA');
  world.schedule.cancel(withdrawalEnds, (other) => other === event);
  endWithdrawal(world, event.player, event.statement, paid);
}

/** The bank decides at its time; a magic amount is sent back. */
export const withdrawalEnds = defineEvent<WithdrawalEvent>('withdrawal', (world, { player, statement }) => {
  const amount = toSatang(world.log(statementLog, player).get(statement)?.amount ?? 0);
  endWithdrawal(world, player, statement, amount !== magicAmounts.sentBack);
});
