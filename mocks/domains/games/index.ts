/** Game accounts: opening, credentials, automatic login. Rules: docs/product/games.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { gameHandlers } from './handlers.ts';
import { gameAccounts, gamePasswords } from './records.ts';

export const games = defineDomain({
  tables: [gamePasswords, gameAccounts],
  events: [],
  handlers: gameHandlers,
  operator: {},
});

/** Registration gives a new player the game accounts; wallet and transfer look them up and show their balances. */
export { createGames, gamesOf, requireGame, requireOpenGame, slotsOf } from './game-accounts.ts';
/** The engine checks that every balance belongs to an account. */
export { gameAccounts } from './records.ts';
/** The game accounts of a player when the world begins. */
export { opensAtStart, seedGames } from './seed.ts';
