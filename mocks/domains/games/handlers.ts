import type { Handlers } from '../../kernel/handler.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { eventGame, firstGamePassword, gameEvent, gamePassword, gameUsername } from './game-accounts.ts';
import { requireGame, requireOpenGame } from './player-games.ts';
import { gameAccounts, gamePasswords } from './records.ts';

/** What a player logs in to a game with; in the clear, because the contract shows it to them. */
export function credentialsOf(world: World, player: Player, code: string): { username: string; password: string } {
  const reset = world.table(gamePasswords).findFirst((q) => q.where({ player: player._id, code }));
  return {
    username: gameUsername(world.seed, player._id, code),
    password: reset?.password ?? firstGamePassword(world.seed, player._id, code),
  };
}

export const gameHandlers = {
  activateGame: async (world, { player, path: { code } }) => {
    const game = requireGame(world, player, code);
    if (game.isActive) throw fail('SLOT_ALREADY_ACTIVE');
    const { gameProvider } = world.switches;
    if (gameProvider === 'SLOT_ACTIVATE_FAIL' || gameProvider === 'GAME_ACTIVATION_FAIL') throw fail(gameProvider);
    await world.table(gameAccounts).update((q) => q.where({ player: player._id, code }), {
      data: (draft) => {
        draft.isActive = true;
      },
    });
    return { message: 'SUCCESS' };
  },

  getGameAccount: (world, { player, path: { code } }) => {
    requireOpenGame(world, player, code);
    const credentials = credentialsOf(world, player, code);
    if (code !== eventGame) return credentials;
    if (world.switches.gameProvider === 'NOT_UFABET') throw fail('NOT_UFABET');
    return { ...credentials, event: gameEvent(world.seed, player._id) };
  },

  resetGamePassword: async (world, { player, path: { code } }) => {
    requireOpenGame(world, player, code);
    if (world.switches.gameProvider === 'SLOT_RESET_PASSWORD_FAIL') throw fail('SLOT_RESET_PASSWORD_FAIL');
    const record = { player: player._id, code, password: gamePassword(world.random('game password'), code) };
    world.table(gamePasswords).delete((q) => q.where({ player: player._id, code }));
    await world.table(gamePasswords).create(record);
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
