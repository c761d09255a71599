import type { Statement } from '../../../contract/generated/models/statement.ts';
import { type Account, walletOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { mainWallet } from '../games/lookup.ts';

type Movement = Pick<Statement, 'statementType' | 'from' | 'to' | 'status'> & {
  /** Satang. */
  readonly amount: number;
};

/** Writes a movement of money on the player's statement. @returns the row's id */
export function noteMovement(world: World, player: Pick<Player, '_id'>, { amount, ...movement }: Movement): string {
  const _id = world.id('st');
  const row = { _id, ...movement, amount: toBaht(amount), createdAt: world.isoNow, description: null };
  world.logOf('statement', player._id).append(row);
  return _id;
}

/** Money from the outside arrives in the wallet. @param amount satang @param from code of the bank or channel */
export function payIn(world: World, player: Pick<Player, '_id'>, amount: number, from: string): void {
  world.ledger.post({ amount, from: 'outside:bank', to: walletOf(player._id), at: world.now, memo: `deposit ${from}` });
  noteMovement(world, player, { statementType: 'deposit', from, to: mainWallet, amount, status: 'SUCCESS' });
}

/** Money moves without a word on the statement. @param amount satang */
export function move(world: World, amount: number, from: Account, to: Account, memo: string): void {
  world.ledger.post({ amount, from, to, at: world.now, memo });
}
