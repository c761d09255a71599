import type { QueryClient } from '@tanstack/react-query';
import { playerDoubted } from './own-player.ts';
import { clearSession, subscribeSession } from './session.ts';

/** Delay of a logout, so that the tap visibly works. ms */
const delayMs = 200;

/**
 * Logs out after 200 ms. There is no call of the API for it, so it works offline too (ACC-15, ACC-16). What follows:
 *
 * 1. `clearSession` (session.ts) removes the token here and in every other tab, and calls the listeners of
 *    `subscribeSession`.
 * 2. What was kept of the player is forgotten: the server's answers (below), the keys of commands
 *    (api/open-commands.ts), what was typed (forms/use-persisted-draft.ts), the chat (features/chat/room); ACC-17.
 * 3. `RequireSession` (app/guards.tsx) leads to the login page.
 */
export async function logOut(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  clearSession('logout');
}

/** Cancels all fetches and clears all cached responses. */
export function forgetAnswers(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/**
 * Clears all cached responses when a session begins or ends (ACC-17, ACC-19, APP-42), and when a response names another player
 * (ACC-61); commands under way go on then. Call it before any component subscribes, so that no former player's data is drawn.
 */
export function forgetAnswersWithSession(client: QueryClient): void {
  subscribeSession(() => forgetAnswers(client));
  playerDoubted.on(() => {
    void client.cancelQueries();
    client.getQueryCache().clear();
  });
}
