import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getGetWalletQueryKey, useRefreshSlots } from '../api/generated/wallet/wallet.ts';
import { useSingleFlight } from '../base/use-single-flight.ts';
import { totalSatang } from '../money/wallet.ts';

type RefreshState = 'idle' | 'running' | 'done' | 'failed';

/**
 * Refreshes the providers' balances, then the wallet (WAL-10), one run at a time (WAL-11). A failure shows a retry on
 * the screen instead of a toast (WAL-17).
 */
export function useRefreshBalances(): { state: RefreshState; refresh: () => void } {
  const queryClient = useQueryClient();
  const { mutateAsync } = useRefreshSlots();
  const [state, setState] = useState<RefreshState>('idle');

  const run = useSingleFlight(async () => {
    setState('running');
    try {
      await mutateAsync();
      const queryKey = getGetWalletQueryKey();
      await queryClient.refetchQueries({ queryKey }, { throwOnError: true });
      if (totalSatang(queryClient.getQueryData<WalletView>(queryKey)).satang === null) return setState('failed');
      setState('done');
    } catch {
      setState('failed');
    }
  });

  const refresh = useCallback(() => void run(), [run]);
  return { state, refresh };
}
