import { type GameCode, gameBackground, gameLogo } from '../../art/paths.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue, newGame } from '../../reference/game-catalogue.ts';

/** Gives a player an account with each provider of the catalogue, open or not yet, and without money. */
export async function createGames(world: World, player: Player, isOpen: (code: string) => boolean): Promise<void> {
  const { webGames } = world.switches;
  const art = (code: GameCode) => ({ logo: gameLogo(code), background: gameBackground(code) });
  const games = catalogue.map((game) => ({ ...game, ...art(game.code) }));
  for (const game of webGames === 'new' ? [...games, { ...newGame, logo: '', background: '' }] : games) {
    const { code, name, logo, background, category, factor, web, apps } = game;
    const store = (kind: 'android' | 'ios', host: string) =>
      apps === 'both' || apps === kind ? `https://${host}/krapao/${code.toLowerCase()}` : null;
    await world.db.games.create({
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

/** A profile id that nobody has: eight digits. */
export function newPlayerId(world: World): string {
  const chance = world.random('player id');
  for (;;) {
    const id = String(chance.int(10_000_000, 99_999_999));
    if (!world.db.players.findFirst((q) => q.where({ _id: id }))) return id;
  }
}
