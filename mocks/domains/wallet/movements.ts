import type { Statement } from '../../../contract/generated/models/statement.ts';
import { type Account, gameOf, type OutsideAccount, type PlayerAccount, walletOf } from '../../kernel/ledger.ts';
import { defineLog } from '../../kernel/log.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { gamesOf, requireOpenGame } from '../games/index.ts';

export const mainWallet = 'WALLET';

/** The ledger account of `WALLET` or of an open game. @throws NO_GAME, SLOT_NO_ACCOUNT */
export function accountOf(world: World, player: Player, code: string): PlayerAccount {
  if (code === mainWallet) return walletOf(player._id);
  return gameOf(player._id, requireOpenGame(world, player, code).code);
}

/** In the order of `withdrawAll`: the wallet, then open games (WDR-24). Satang. */
export function withdrawalSources(world: World, player: Player): { account: PlayerAccount; balance: number }[] {
  const open = gamesOf(world, player).filter(({ isActive }) => isActive);
  const accounts = [walletOf(player._id), ...open.map(({ code }) => gameOf(player._id, code))];
  return accounts.map((account) => ({ account, balance: world.ledger.balance(account) }));
}

export const statementLog = defineLog<Statement>('statement');

type Movement = Pick<Statement, 'statementType' | 'from' | 'to' | 'status'> & {
  /** Satang. */
  readonly amount: number;
};

/** Moves no money. @returns the id of the row */
export function addStatementRow(world: World, player: Pick<Player, '_id'>, { amount, ...movement }: Movement): string {
  const _id = world.id('st');
  const row = { _id, ...movement, amount: toBaht(amount), createdAt: world.isoNow, description: null };
  world.log(statementLog, player._id).append(row);
  return _id;
}

/** Also writes the statement row (WAL-57). @param amount satang @param from code of the bank or channel */
export function creditDeposit(world: World, player: Pick<Player, '_id'>, amount: number, from: string): void {
  postMovement(world, amount, 'outside:bank', walletOf(player._id), `deposit ${from}`);
  addStatementRow(world, player, { statementType: 'deposit', from, to: mainWallet, amount, status: 'SUCCESS' });
}

/** Writes no statement row. @param amount satang */
export function postMovement(world: World, amount: number, from: Account, to: Account, memo: string): void {
  world.ledger.post({ amount, from, to, at: world.now, memo });
}

/** Description of the statement row (WAL-35). */
export type RewardSource = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

function appendRewardRow(
  world: World,
  player: Player,
  type: 'bonus' | 'finish_bonus',
  amount: number,
  source: RewardSource,
) {
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

/** Also writes the statement row (WAL-58). @param amount satang, more than zero */
export function creditReward(
  world: World,
  player: Player,
  { amount, from, source }: { amount: number; from: OutsideAccount; source: RewardSource },
): void {
  postMovement(world, amount, from, walletOf(player._id), source);
  appendRewardRow(world, player, 'bonus', amount, source);
}

/** Moves no money. @param amount satang that the bonus had paid */
export function addBonusEndRow(world: World, player: Player, amount: number): void {
  appendRewardRow(world, player, 'finish_bonus', amount, 'bonus');
}
