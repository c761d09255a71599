import { gameAccounts } from '../../domains/games/index.ts';
import { payableQrCodes } from '../../domains/qr/index.ts';
import type { Journal } from '../../kernel/journal.ts';
import { players } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { chatFaults } from './chat-rule.ts';
import { booksOf, depositFaults, statementFaults, transferFaults, withdrawalFaults } from './money-rules.ts';
import { rewardFaults } from './reward-rules.ts';

export type Invariant =
  | 'zeroSum'
  | 'noDebt'
  | 'postingsAddUp'
  | 'gamesOwned'
  | 'oneQr'
  | 'statement'
  | 'transfers'
  | 'withdrawals'
  | 'deposits'
  | 'rewards'
  | 'chat';

export interface InvariantReport {
  readonly id: Invariant;
  readonly name: string;
  readonly holds: boolean;
  readonly detail: string;
}

/** Checks the invariants of every world. Runs after every step of every test; the panel shows the result. */
export function checkInvariants(world: World, journal: Journal): InvariantReport[] {
  const balances = Object.entries(world.ledger.balances());
  const sum = balances.reduce((total, [, balance]) => total + balance, 0);
  const negative = balances.filter(([account, balance]) => !account.startsWith('outside:') && balance < 0);
  const replayed = new Map<string, number>();
  for (const { from, to, amount } of world.ledger.postings) {
    replayed.set(from, (replayed.get(from) ?? 0) - amount);
    replayed.set(to, (replayed.get(to) ?? 0) + amount);
  }
  const drifted = balances.filter(([account, balance]) => (replayed.get(account) ?? 0) !== balance);
  const orphans = world
    .table(gameAccounts)
    .findMany((q) => q.where({ player: (id) => !world.table(players).findFirst((p) => p.where({ _id: id })) }));
  const current = payableQrCodes(world, world.now);
  const panels = current.map(({ player, bankCode }) => `${player} ${bankCode}`);
  const doubled = panels.filter((panel, index) => panels.indexOf(panel) !== index);
  const books = booksOf(world);
  const rule = (id: Invariant, name: string, faults: readonly string[]): InvariantReport => ({
    id,
    name,
    holds: faults.length === 0,
    detail: faults.join('; '),
  });
  return [
    { id: 'zeroSum', name: 'the sum over all accounts is zero', holds: sum === 0, detail: `${sum} satang` },
    {
      id: 'noDebt',
      name: 'no account of a player is below zero',
      holds: negative.length === 0,
      detail: negative.join('; '),
    },
    {
      id: 'postingsAddUp',
      name: 'every balance is the sum of its postings',
      holds: drifted.length === 0,
      detail: drifted.join('; '),
    },
    {
      id: 'gamesOwned',
      name: 'every game account belongs to a player',
      holds: orphans.length === 0,
      detail: `${orphans.length} orphans`,
    },
    {
      id: 'oneQr',
      name: 'a player has one QR at a provider at most',
      holds: doubled.length === 0,
      detail: doubled.join('; '),
    },
    rule('statement', 'what a player has is what came in less what went out by the statement', statementFaults(books)),
    rule('transfers', 'each transfer moved its amount once, a failed one came back', transferFaults(world, books)),
    rule('withdrawals', 'a withdrawal is pending, paid or returned', withdrawalFaults(world, books)),
    rule('deposits', 'each QR, slip and gift is credited once', depositFaults(world, journal, books)),
    rule('rewards', 'each reward is paid once for its reason', rewardFaults(world, journal, books)),
    rule('chat', 'each message was sent once by its sender', chatFaults(world, journal)),
  ];
}
