import * as z from 'zod/mini';
import type { Slot } from '../../../contract/generated/models/slot.ts';
import { Slot as slotSchema } from '../../../contract/generated/zod/krapao.ts';
import { type GameCode, gameBackground, gameLogo } from '../../art/paths.ts';
import { gameOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import { defineTable, firstRecord } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue, newGame } from '../../reference/game-catalogue.ts';

const { amount: _amount, ...slotShape } = slotSchema.shape;
const gameSchema = z.object({ ...slotShape, player: z.string() });
export type Game = z.infer<typeof gameSchema>;

/** Balances are in the ledger. */
export const gameAccounts = defineTable('games', gameSchema);

/** Only reset passwords; `firstGamePassword` computes the others. */
export const gamePasswords = defineTable(
  'gamePasswords',
  z.object({ player: z.string(), code: z.string(), password: z.string() }),
);

/** In the order of the catalogue, open or not. */
export const gamesOf = (world: World, player: Player): Game[] =>
  world
    .table(gameAccounts)
    .all()
    .filter((each) => each.player === player._id);

/** Open or not. @throws NO_GAME */
export function requireGame(world: World, player: Player, code: string): Game {
  const game = firstRecord(world.table(gameAccounts), (each) => each.code === code && each.player === player._id);
  if (!game) throw fail('NO_GAME');
  return game;
}

/** @throws NO_GAME, SLOT_NO_ACCOUNT for an account that is not open (TRF-27) */
export function requireOpenGame(world: World, player: Player, code: string): Game {
  const game = requireGame(world, player, code);
  if (!game.isActive) throw fail('SLOT_NO_ACCOUNT');
  return game;
}

export function slotsOf(world: World, player: Player): Slot[] {
  return gamesOf(world, player).map(({ player: owner, ...game }) => ({
    ...game,
    amount: toBaht(world.ledger.balance(gameOf(owner, game.code))),
  }));
}

/** Creates an account without money at each game. */
export async function createGames(world: World, player: Player, isOpen: (code: string) => boolean): Promise<void> {
  const { webGames } = world.switches;
  const art = (code: GameCode) => ({ logo: gameLogo(code), background: gameBackground(code) });
  const listed = catalogue.map((game) => ({ ...game, ...art(game.code) }));
  for (const game of webGames === 'new' ? [...listed, { ...newGame, logo: '', background: '' }] : listed) {
    const { code, name, logo, background, category, factor, web, apps } = game;
    const store = (kind: 'android' | 'ios', host: string) =>
      apps === 'both' || apps === kind ? `https://${host}/krapao/${code.toLowerCase()}` : null;
    await world.table(gameAccounts).create({
      player: player._id,
      code,
      name,
      logo,
      background,
      isActive: isOpen(code),
      ftWalletSlot: factor,
      web: web || webGames !== 'usual' ? `https://play.${code.toLowerCase()}.example/lobby` : null,
      android: store('android', 'play.google.com'),
      ios: store('ios', 'apps.apple.com'),
      category,
    });
  }
}
