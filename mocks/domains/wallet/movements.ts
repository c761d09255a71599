import type { Statement } from '../../../contract/generated/models/statement.ts';
import { type Account, type OutsideAccount, walletOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { statementLog } from './records.ts';
import { mainWallet } from './wallet-accounts.ts';

type Movement = Pick<Statement, 'statementType' | 'from' | 'to' | 'status'> & {
  /** Satang. */
  readonly amount: number;
};

/** Writes a movement of money on the player's statement. @returns the row's id */
export function addStatementRow(world: World, player: Pick<Player, '_id'>, { amount, ...movement }: Movement): string {
  const _id = world.id('st');
  const row = { _id, ...movement, amount: toBaht(amount), createdAt: world.isoNow, description: null };
  world.log(statementLog, player._id).append(row);
  return _id;
}

/** Money from the outside arrives in the wallet. @param amount satang @param from code of the bank or channel */
export function creditDeposit(world: World, player: Pick<Player, '_id'>, amount: number, from: string): void {
  world.ledger.post({ amount, from: 'outside:bank', to: walletOf(player._id), at: world.now, memo: `deposit ${from}` });
  addStatementRow(world, player, { statementType: 'deposit', from, to: mainWallet, amount, status: 'SUCCESS' });
}

/** Money moves without a word on the statement. @param amount satang */
export function postMovement(world: World, amount: number, from: Account, to: Account, memo: string): void {
  world.ledger.post({ amount, from, to, at: world.now, memo });
}

/** What the money of a reward came from, as the statement tells it. */
export type RewardSource = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

function appendRow(world: World, player: Player, type: 'bonus' | 'finish_bonus', amount: number, source: RewardSource) {
  world.log(statementLog, player._id).append({
    _id: world.id('st'),
    statementType: type,
    from: null,
    to: mainWallet,
    amount: toBaht(amount),
    status: 'SUCCESS',
    createdAt: world.isoNow,
    description: source,
  });
}

/** Puts a reward into the wallet and on the statement. @param amount satang, more than zero */
export function creditReward(
  world: World,
  player: Player,
  { amount, from, source }: { amount: number; from: OutsideAccount; source: RewardSource },
): void {
  world.ledger.post({ amount, from, to: walletOf(player._id), at: world.now, memo: source });
  appendRow(world, player, 'bonus', amount, source);
}

/** Writes on the statement that a bonus has ended; no money moves. @param amount satang that it had given */
export function addBonusEndRow(world: World, player: Player, amount: number): void {
  appendRow(world, player, 'finish_bonus', amount, 'bonus');
}

/** Satang, the least that moves at once: 1 baht. */
export const transferMinimum = 100;
