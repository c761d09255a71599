import type { QueryClient } from '@tanstack/react-query';
import { playerDoubted } from './own-player.ts';
import { clearSession, subscribeSession } from './session.ts';

/** Milliseconds that logging out waits, so that the tap is seen to have worked. */
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

/** Stops what is being fetched and forgets every answer of the server. */
export function forgetAnswers(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/**
 * Forgets every answer whenever another session begins or the present one ends (ACC-17, ACC-19, APP-42), and when an answer
 * names another player (ACC-61); commands under way go on then. Called before any component subscribes, so that nothing of
 * the former player is drawn for the next one.
 */
export function forgetAnswersWithSession(client: QueryClient): void {
  subscribeSession(() => forgetAnswers(client));
  playerDoubted.on(() => {
    void client.cancelQueries();
    client.getQueryCache().clear();
  });
}
