import { type OutsideAccount, walletOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { mainWallet } from '../games/lookup.ts';

/** What the money of a reward came from, as the statement tells it. */
export type RewardSource = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

function appendRow(world: World, player: Player, type: 'bonus' | 'finish_bonus', amount: number, source: RewardSource) {
  world.logOf('statement', player._id).append({
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
export function payReward(
  world: World,
  player: Player,
  { amount, from, source }: { amount: number; from: OutsideAccount; source: RewardSource },
): void {
  world.ledger.post({ amount, from, to: walletOf(player._id), at: world.now, memo: source });
  appendRow(world, player, 'bonus', amount, source);
}

/** Writes on the statement that a bonus has ended; no money moves. @param amount satang that it had given */
export function noteBonusEnd(world: World, player: Player, amount: number): void {
  appendRow(world, player, 'finish_bonus', amount, 'bonus');
}
