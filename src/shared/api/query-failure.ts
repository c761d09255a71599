import i18next from 'i18next';
import { useState } from 'react';

/** Props of an error state for a failed query. @param message already translated */
export const queryFailure = (query: { isFetching: boolean; refetch: () => unknown }, message: string) => ({
  message,
  retryLabel: i18next.t('common.retry'),
  retrying: query.isFetching,
  onRetry: () => void query.refetch(),
});

interface Failing {
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isPlaceholderData?: boolean;
  readonly error?: unknown;
  /** What "Try again" calls; absent if every refetch comes from that button. */
  readonly refetch?: (...options: never[]) => unknown;
}

interface Kept {
  readonly error: unknown;
  /** Whether "Try again" was pressed. */
  readonly tried: boolean;
}

/**
 * Keeps a query failed from a press on "Try again" until the response. React Query makes a refetched query without data
 * pending: placeholders would replace the pressed button, and it would lose the focus (DES-21). Other refetches, such
 * as those of a reopened sheet or another page, show placeholders.
 */
export function useFailureKept<Query extends Failing>(query: Query): Query {
  const [kept, keep] = useState<Kept | null>(null);
  const { isError } = query;
  const error = isError ? query.error : undefined;
  const isAgain = !isError && kept?.tried === true && (query.isPending || query.isPlaceholderData === true);
  if (isError && (kept === null || kept.error !== error)) keep({ error, tried: query.refetch === undefined });
  else if (!isError && !isAgain && kept !== null) keep(null);
  if (!isError && !isAgain) return query;
  const failed = { isError: true, isPending: false, isSuccess: false, isPlaceholderData: false, data: undefined };
  const refetch = (...options: never[]) => {
    keep((now) => now && { ...now, tried: true });
    return query.refetch?.(...options);
  };
  return { ...query, ...(isAgain && { ...failed, error: kept.error }), ...(query.refetch && { refetch }) };
}
