import { gameOf, type PlayerAccount, walletOf } from '../../kernel/ledger.ts';
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
