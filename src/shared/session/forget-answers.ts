import type { QueryClient } from '@tanstack/react-query';
import { playerDoubted } from './own-player.ts';
import { subscribeSession } from './session.ts';

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
