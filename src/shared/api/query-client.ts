import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isOnline } from '../base/online.ts';
import { setCommandsUnderWay } from '../base/reload.ts';
import { forgetAnswersWithSession } from '../session/forget-answers.ts';
import { ApiError } from './api-error.ts';

/** Retries after the first attempt, for reads only. */
const maxRetries = 2;

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.reported) return false;
  return error.kind === 'network' || (error.kind === 'refused' && error.status >= 500);
}

/**
 * The app's only client. Reads retry on network errors and 5xx (APP-43); commands never do, and never wait for a
 * connection.
 */
export function createQueryClient(): QueryClient {
  // React Query assumes an online start: after an offline one it would miss the change to online (APP-57).
  onlineManager.setOnline(isOnline());
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // 'always' turns this off by default; reads are safe to repeat.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
        retryDelay: (attempt) => 1_000 * 2 ** attempt,
        staleTime: 10_000,
      },
      // Without 'always' an offline tap is queued and sent on reconnect (MNY-30, MNY-31).
      mutations: { networkMode: 'always', retry: false },
    },
  });
  forgetAnswersWithSession(client);
  client.getMutationCache().subscribe(() => setCommandsUnderWay(client.isMutating()));
  return client;
}

/** Paths whose responses show money. */
const moneyPaths: readonly unknown[] = ['/api/wallet', '/api/statement'];

/** A query key begins with the path, or with method and path for other methods than GET. */
export const showsMoney = ({ queryKey }: { queryKey: QueryKey }) =>
  queryKey.slice(0, 2).some((part) => moneyPaths.includes(part));

/**
 * Refetches wallet and statement. Cancels pending fetches first, so that the latest request wins (MNY-42); React
 * Query's `cancelRefetch` spares a query's first fetch.
 */
export async function refetchMoney(client: QueryClient): Promise<void> {
  const filters = { predicate: showsMoney };
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

/** Number of refetches caused by another tab: this tab must not announce their results. */

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

/**
 * Refetches everything on the screen, for example after another tab or the operator changed the simulated world
 * (MNY-201).
 */
export async function renewAnswers(client: QueryClient): Promise<void> {
  await refetchQuietly(async () => {
    await client.cancelQueries({ type: 'active' });
    await client.invalidateQueries();
  });
}
