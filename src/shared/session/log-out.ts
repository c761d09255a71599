import type { QueryClient } from '@tanstack/react-query';
import { playerDoubted } from './own-player.ts';
import { clearSession, subscribeSession } from './session.ts';

/** Delay that makes the tap visible, ms. */
const delayMs = 200;

/**
 * Logs out after 200 ms. It sends no request, so it works offline (ACC-15, ACC-16):
 *
 * 1. `clearSession` (session.ts) removes the token here and in every other tab, and notifies `subscribeSession`.
 * 2. Subscribers drop the player's data: cached responses (below), command keys (api/open-commands.ts), drafts
 *    (storage/use-form-draft.ts), the chat (features/chat/room); ACC-17.
 * 3. `RequireSession` (app/guards.tsx) redirects to the login page.
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
 * Clears cached responses when a session begins or ends (ACC-17, ACC-19, APP-42), and when a response names another
 * player (ACC-61); pending commands go on then. Call it before any component subscribes, so that no former player's
 * data renders.
 */
export function forgetAnswersWithSession(client: QueryClient): void {
  subscribeSession(() => forgetAnswers(client));
  playerDoubted.on(() => {
    void client.cancelQueries();
    client.getQueryCache().clear();
  });
}
