import { type GameCode, gameBackground, gameLogo } from '../../art/paths.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue, newGame } from '../../reference/game-catalogue.ts';
import { gameAccounts } from './records.ts';

/** Gives a player an account with each provider of the catalogue, open or not yet, and without money. */
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
