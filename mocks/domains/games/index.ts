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

export { createGames, gameAccounts, gamesOf, requireGame, requireOpenGame, slotsOf } from './records.ts';
export { opensAtStart, seedGames } from './seed.ts';
