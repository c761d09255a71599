import type { EventHandlers } from '../../kernel/event-handler.ts';
import type { WithdrawalEvent } from '../../kernel/events.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmounts } from '../../reference/magic.ts';
import { activeBonusOf } from '../bonus/rules.ts';
import { lookup, mainWallet } from '../games/lookup.ts';
import { move, noteMovement } from '../wallet/movements.ts';
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
    bonusRuns: activeBonusOf(world, player) !== null,
    hasBank: player.bankCode !== '' && player.bankAccountNo !== '',
  });

  for (const draw of drawFrom(sources, amount)) move(world, draw.amount, draw.account, 'outside:bank', 'withdrawal');
  const row = { statementType: 'withdraw', from: mainWallet, to: player.bankCode, amount, status: 'PENDING' };
  const statement = noteMovement(world, player, row);
  const at = world.now + world.random('withdrawal').int(2 * minute, 6 * minute);
  world.agenda.add({ kind: 'withdrawal', id: world.id('ev'), at, player: player._id, statement });
  return { message: 'SUCCESS' };
}

export const withdrawalHandlers = {
  withdraw: (world, { player, body }) => {
    const account = walletOf(player._id);
    return withdrawFrom(world, player, body.amount, [{ account, balance: world.ledger.balance(account) }]);
  },

  withdrawAll: (world, { player, body }) => withdrawFrom(world, player, body.amount, lookup.sources(world, player)),
} satisfies Partial<Handlers>;

/** A withdrawal ends: paid out, or sent back into the wallet. @throws NO_DATA for one that isn't under way */
function settle(world: World, player: string, statement: string, paid: boolean): void {
  const log = world.logOf('statement', player);
  const row = log.get(statement);
  if (row?.status !== 'PENDING') throw fail('NO_DATA');
  if (!paid) move(world, toSatang(row.amount), 'outside:bank', walletOf(player), 'withdrawal sent back');
  log.replace({ ...row, status: paid ? 'SUCCESS' : 'FAILED' });
}

/** Ends a withdrawal before its time: the one named, else the oldest under way. @throws NO_DATA when there is none */
export function settleNow(world: World, statement: string | undefined, paid: boolean): void {
  const begun = ({ player, statement: row }: WithdrawalEvent) =>
    Date.parse(world.logOf('statement', player).get(row)?.createdAt ?? '');
  const waiting = world.agenda.list().filter((event) => event.kind === 'withdrawal');
  // The agenda goes by when each one ends, not by when it began.
  const event = waiting
    .toSorted((a, b) => begun(a) - begun(b))
    .find((candidate) => statement === undefined || candidate.statement === statement);
  if (!event) throw fail('NO_DATA');
  world.agenda.cancel((other) => other === event);
  settle(world, event.player, event.statement, paid);
}

export const withdrawalEvents: Pick<EventHandlers, 'withdrawal'> = {
  withdrawal: (world, { player, statement }) => {
    const amount = toSatang(world.logOf('statement', player).get(statement)?.amount ?? 0);
    settle(world, player, statement, amount !== magicAmounts.sentBack);
  },
};
