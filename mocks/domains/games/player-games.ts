import type { Slot } from '../../../contract/generated/models/slot.ts';
import { gameOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { type Game, gameAccounts } from './records.ts';

/** All game accounts of a player, open or not, in the order of the catalogue. */
export const gamesOf = (world: World, player: Player): Game[] =>
  world.table(gameAccounts).findMany((q) => q.where({ player: player._id }));

/** @throws NO_GAME for a code that the player has no account for */
export function requireGame(world: World, player: Player, code: string): Game {
  const game = world
    .table(gameAccounts)
    .findFirst((q) => q.where((each) => each.code === code && each.player === player._id));
  if (!game) throw fail('NO_GAME');
  return game;
}

/** @throws NO_GAME, SLOT_NO_ACCOUNT for one that is not open */
export function requireOpenGame(world: World, player: Player, code: string): Game {
  const game = requireGame(world, player, code);
  if (!game.isActive) throw fail('SLOT_NO_ACCOUNT');
  return game;
}

/** The games with their balances, as they are on the wire. */
export function slotsOf(world: World, player: Player): Slot[] {
  return gamesOf(world, player).map(({ player: owner, ...game }) => ({
    ...game,
    amount: toBaht(world.ledger.balance(gameOf(owner, game.code))),
  }));
}
