/** Rules: docs/product/games.md. */
import { domain } from '../../kernel/domain.ts';
import { autoLoginHandlers } from './auto-login.ts';
import { gameHandlers } from './handlers.ts';
import { gamePasswords, games as gameTable } from './records.ts';

export const games = domain({
  tables: [gamePasswords, gameTable],
  logs: [],
  events: [],
  handlers: { ...autoLoginHandlers, ...gameHandlers },
  operator: {},
});

export { createGames } from './create-games.ts';
export { gamesOf, requireGame, requireOpenGame, slotsOf } from './player-games.ts';
export { opensAtStart, seedGames } from './seed.ts';
