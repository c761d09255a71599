import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getGetWalletQueryKey, useRefreshSlots } from '../../shared/api/generated/wallet/wallet.ts';
import { readStored, writeStored } from '../../shared/base/storage.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { totalSatang } from '../../shared/money/wallet.ts';
import { now } from '../../shared/time/clock.ts';

export type RefreshState = 'idle' | 'running' | 'done' | 'failed';

/**
 * Asks the providers for their balances, then fetches the wallet (WAL-10), one run at a time (WAL-11). A failure shows no
 * toast: the state says so, and the screen offers another try (WAL-17).
 * @param onDone called after a refresh whose answer has a readable amount
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

/**
 * When all balances were last refreshed: epoch ms of the server's clock, stored under `last_sync` (WAL-13).
 * The first balances on the screen count as a refresh, so that there is a time from the start.
 * @param loaded whether balances are on the screen
 */
export function useLastSync(loaded: boolean): { since: number | null; mark: () => void } {
  const [since, setSince] = useState(() => readStored('last_sync'));
  const mark = useCallback(() => {
    const moment = now();
    writeStored('last_sync', moment);
    setSince(moment);
  }, []);
  useEffect(() => {
    if (loaded && since === null) mark();
  }, [loaded, since, mark]);
  return { since, mark };
}
