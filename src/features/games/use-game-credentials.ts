import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import {
  getGetGameAccountQueryKey,
  useGetGameAccount,
  useResetGamePassword,
} from '../../shared/api/generated/wallet/wallet.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';

/** What a player logs in to a game with. Kept only while it is on the screen (GAM-9, GAM-35). */
export function useGameCredentials(code: string, wanted: boolean) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const path = encodeURIComponent(code);
  const query = useGetGameAccount(path, { query: { enabled: wanted, gcTime: 0, staleTime: 60_000 } });
  const { mutateAsync } = useResetGamePassword();
  const [resetting, setResetting] = useState(false);

  const reset = useSingleFlight(async () => {
    // The old password is gone from the screen at once: nobody copies what no longer works (GAM-17, GAM-18).
    setResetting(true);
    try {
      await mutateAsync({ code: path });
    } catch (error) {
      // Silent: the password that is in force is fetched and shown, whichever it is.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      await queryClient.resetQueries({ queryKey: getGetGameAccountQueryKey(path) });
      setResetting(false);
    }
  });

  return {
    /** Undefined while it loads, is being renewed, or can't be had. */
    account: resetting ? undefined : query.data,
    loading: query.isLoading || resetting,
    retrying: query.isFetching,
    /** Why there is none, in the player's language. */
    problem: query.isError && !query.data && !resetting ? errorText(query.error) : null,
    resetting,
    retry: () => void query.refetch(),
    reset: () => void reset(),
  };
}
