import i18next from 'i18next';

/**
 * What an error state shows of a query that failed: the message, and a button that asks again.
 * @param message already translated
 */
export const queryFailure = (query: { isFetching: boolean; refetch: () => unknown }, message: string) => ({
  message,
  retryLabel: i18next.t('common.retry'),
  retrying: query.isFetching,
  onRetry: () => void query.refetch(),
});
