import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { gamesSatang, totalSatang } from '../../shared/money/wallet.ts';

const [walletPath] = getGetWalletQueryKey();

/**
 * Reads the games of a new answer before they render: with thousands of games, reading takes as long. `wallet.ts`
 * caches the result.
 */
export function useWalletReadAhead(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== walletPath)
          return;
        const view = event.query.state.data as WalletView | undefined;
        totalSatang(view);
        gamesSatang(view);
      }),
    [client],
  );
}
