import { gameOf, type PlayerAccount, walletOf } from '../../kernel/ledger.ts';
import type { Game, Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';

/** The code of the main wallet in transfer orders and statements. */
export const mainWallet = 'WALLET';

/** Look-ups that return the record or throw the refusal; ownership is checked here and nowhere else. */
export const lookup = {
  game(world: World, player: Player, code: string): Game {
    const game = world.db.games.findFirst((q) => q.where((each) => each.code === code && each.player === player._id));
    if (!game) throw fail('NO_GAME');
    return game;
  },

  openGame(world: World, player: Player, code: string): Game {
    const game = lookup.game(world, player, code);
    if (!game.isActive) throw fail('SLOT_NO_ACCOUNT');
    return game;
  },

  /** The ledger account behind `WALLET` or the code of an open game. */
  account(world: World, player: Player, code: string): PlayerAccount {
    if (code === mainWallet) return walletOf(player._id);
    return gameOf(player._id, lookup.openGame(world, player, code).code);
  },

  /** Where a withdrawal can take from, in this order: the wallet, then the open games as they stand. */
  sources(world: World, player: Player): { account: PlayerAccount; balance: number }[] {
    const open = lookup.games(world, player).filter(({ isActive }) => isActive);
    const accounts = [walletOf(player._id), ...open.map(({ code }) => gameOf(player._id, code))];
    return accounts.map((account) => ({ account, balance: world.ledger.balance(account) }));
  },

  games(world: World, player: Player): Game[] {
    return world.db.games.findMany((q) => q.where({ player: player._id }));
  },
};
