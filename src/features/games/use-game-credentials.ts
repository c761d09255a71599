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
import { showSpinnerFirst } from '../../shared/api/use-money-command.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';

/** User name and password of a game account, kept only while they are on the screen (GAM-9). */
export function useGameCredentials(code: string, wanted: boolean) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const path = encodeURIComponent(code);
  const query = useFailureKept(useGetGameAccount(path, { query: { enabled: wanted, gcTime: 0, staleTime: 60_000 } }));
  const { mutateAsync } = useResetGamePassword({ mutation: { onMutate: showSpinnerFirst } });
  const [resetting, setResetting] = useState(false);

  const reset = useSingleFlight(async () => {
    // The old password leaves the screen at once, so that it is not copied when it no longer works (GAM-18).
    setResetting(true);
    try {
      await mutateAsync({ code: path });
    } catch (error) {
      // No toast: the password in force is fetched and shown (GAM-19).
      if (!(error instanceof ApiError)) throw error;
    } finally {
      await queryClient.resetQueries({ queryKey: getGetGameAccountQueryKey(path) });
      setResetting(false);
    }
  });

  return {
    /** Undefined while it loads or is being renewed, and when it failed to load. */
    account: resetting ? undefined : query.data,
    loading: query.isLoading || resetting,
    retrying: query.isFetching,
    /** Why it failed to load, as text in the player's language. */
    problem: query.isError && !query.data && !resetting ? errorText(query.error) : null,
    resetting,
    retry: () => void query.refetch(),
    reset: () => void reset(),
  };
}
