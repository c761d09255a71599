/** Rules: docs/product/games.md. */
import { domain } from '../../kernel/domain.ts';
import { autoLoginHandlers } from './auto-login.ts';
import { gameHandlers } from './handlers.ts';
import { gameAccounts, gamePasswords } from './records.ts';

export const games = domain({
  tables: [gamePasswords, gameAccounts],
  logs: [],
  events: [],
  handlers: { ...autoLoginHandlers, ...gameHandlers },
  operator: {},
});

export { createGames } from './create-games.ts';
export { gamesOf, requireGame, requireOpenGame, slotsOf } from './player-games.ts';
export { gameAccounts } from './records.ts';
export { opensAtStart, seedGames } from './seed.ts';
