import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isOnline } from '../base/network.ts';
import { setCommandsUnderWay } from '../base/reload.ts';
import { forgetAnswersWithSession } from '../session/log-out.ts';
import { ApiError } from './api-error.ts';

/** Retries after the first try, for reads only. */
const maxRetries = 2;

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.reported) return false;
  return error.kind === 'network' || (error.kind === 'refused' && error.status >= 500);
}

/**
 * One client per app. Reads retry on network errors and 5xx (APP-43); commands never do, and never wait for a
 * connection.
 */
export function createQueryClient(): QueryClient {
  // React Query assumes an online start: after an offline one it would miss the change to online (APP-57).
  onlineManager.setOnline(isOnline());
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // 'always' turns this off unless it is set; reads are safe to repeat when the connection is back.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
        retryDelay: (attempt) => 1_000 * 2 ** attempt,
        staleTime: 10_000,
      },
      // Without 'always' a tap made offline is kept and sent on reconnect (MNY-30, MNY-31).
      mutations: { networkMode: 'always', retry: false },
    },
  });
  forgetAnswersWithSession(client);
  client.getMutationCache().subscribe(() => setCommandsUnderWay(client.isMutating()));
  return client;
}

/** Paths whose answers show money. */
const moneyPaths: readonly unknown[] = ['/api/wallet', '/api/statement'];

/** A query key begins with the path, or with the method and the path when it is not GET. */
export const showsMoney = ({ queryKey }: { queryKey: QueryKey }) =>
  queryKey.slice(0, 2).some((part) => moneyPaths.includes(part));

/**
 * Fetches wallet and statement again. Fetches under way are dropped first: the answer of the latest request wins, even
 * if an earlier one comes later (MNY-42). React Query's own `cancelRefetch` spares a query's first fetch.
 */
export async function refetchMoney(client: QueryClient): Promise<void> {
  const filters = { predicate: showsMoney };
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

/** Refetches that another tab has caused: what they bring is news to no tab, so this one does not announce it. */

/** How many of them are running. */
let running = 0;

export const isRefetchingQuietly = (): boolean => running > 0;

export async function refetchQuietly(refetch: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await refetch();
  } finally {
    running -= 1;
  }
}

/** Fetches every answer again that a screen shows, as after a change of the simulated world in another tab or by the operator (MNY-201). */
export async function renewAnswers(client: QueryClient): Promise<void> {
  await refetchQuietly(async () => {
    await client.cancelQueries({ type: 'active' });
    await client.invalidateQueries();
  });
}
