import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import {
  getGetGameAccountQueryKey,
  useGetGameAccount,
  useResetGamePassword,
} from '../../shared/api/generated/wallet/wallet.ts';
import { useFailureKept } from '../../shared/api/query-failure.ts';
import { useCommandKey } from '../../shared/api/use-money-command.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';

/** Kept only while on the screen (GAM-9). */
export function useGameCredentials(code: string, wanted: boolean) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const path = encodeURIComponent(code);
  const query = useFailureKept(useGetGameAccount(path, { query: { enabled: wanted, gcTime: 0, staleTime: 60_000 } }));
  const { mutateAsync } = useResetGamePassword(useCommandKey('resetGamePassword', code).options);
  const [resetting, setResetting] = useState(false);

  const reset = useSingleFlight(async () => {
    // The old password disappears at once: it no longer works (GAM-18).
    setResetting(true);
    try {
      await mutateAsync({ code: path });
    } catch (error) {
      // No toast: the current password is fetched and shown (GAM-19).
      if (!(error instanceof ApiError)) throw error;
    } finally {
      await queryClient.resetQueries({ queryKey: getGetGameAccountQueryKey(path) });
      setResetting(false);
    }
  });

  return {
    /** Undefined while loading, renewing, or after a failure. */
    account: resetting ? undefined : query.data,
    loading: query.isLoading || resetting,
    retrying: query.isFetching,
    problem: query.isError && !query.data && !resetting ? errorText(query.error) : null,
    resetting,
    retry: () => void query.refetch(),
    reset: () => void reset(),
  };
}
