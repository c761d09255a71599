import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getGetWalletQueryKey, useRefreshSlots } from '../../shared/api/generated/wallet/wallet.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { totalSatang } from '../../shared/money/wallet.ts';

export type RefreshState = 'idle' | 'running' | 'done' | 'failed';

/**
 * Has the providers' balances fetched and then the wallet (WAL-10, WAL-13): one run at a time. A failure is no toast: the
 * state says so, and the screen offers another try (WAL-17, WAL-18).
 * @param onDone called when fresh balances are on the screen, which an answer without a readable amount brings none of.
 */
export function useRefreshBalances(onDone: () => void): { state: RefreshState; refresh: () => void } {
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
      onDone();
    } catch {
      setState('failed');
    }
  });

  return { state, refresh: () => void run() };
}
