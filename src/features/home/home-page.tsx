import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useGetSpinActive } from '../../shared/api/generated/spin/spin.ts';
import { getGetWalletQueryKey, useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { coinCount, gamesSatang, totalSatang } from '../../shared/money/wallet.ts';
import { useRefreshBalances } from '../../shared/money-form/use-refresh-balances.ts';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { BalanceCard, BalanceSkeleton } from './balance-card.tsx';
import { Greeting } from './greeting.tsx';
import { type HomeActionId, homeActionIds, shownActions } from './home-actions.ts';
import css from './home-page.module.css';
import { InviteLine } from './invite-line.tsx';
import { useLastBalances, useLastSync } from './last-balances.ts';
import { LastBalancesCard } from './last-balances-card.tsx';
import { QuickActions } from './quick-actions.tsx';

export type HomeHandlers = Partial<Record<Exclude<HomeActionId, 'refreshAll'>, () => void>>;

export interface HomePageProps {
  /** An action without a handler has no button (APP-33). */
  handlers: HomeHandlers;
  renderGames: (view: WalletView | undefined) => ReactNode;
  /** Shown first (ACC-53). */
  notice?: ReactNode;
  /** Button beside the invite bonus (WAL-6). */
  inviteAction?: ReactNode;
}

const [walletPath] = getGetWalletQueryKey();

/**
 * Reads the games of a new answer before they render: with thousands of games, reading takes as long. `wallet.ts`
 * caches the result.
 */
function useWalletReadAhead(): void {
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

/** Failures show no toast and always offer a retry (WAL-17, WAL-18). */
export function HomePage({ handlers, renderGames, notice, inviteAction }: HomePageProps) {
  const { t } = useTranslation();
  useWalletReadAhead();
  const wallet = useFailureKept(useGetWallet());
  const spin = useGetSpinActive();
  const view = wallet.data;
  // The balances render first; the rest follows in steps, without blocking a tap.
  const followed = useDeferredValue(view);
  const later = view && followed;
  const since = useLastSync(totalSatang(view).satang !== null, wallet.dataUpdatedAt);
  const last = useLastBalances(view, wallet.dataUpdatedAt);
  const { state, refresh } = useRefreshBalances();
  const refreshing = state === 'running';
  const { isError: stale } = useFailureKept({ isError: state === 'failed' || wallet.isError, isPending: refreshing });

  const failed = wallet.isError && !view;
  // Offline, do not wait for the request to fail.
  const old = !view && (failed || navigator.onLine === false) ? last : null;
  const all = useMemo<Partial<Record<HomeActionId, () => void>>>(
    () => ({ ...handlers, refreshAll: refresh }),
    [handlers, refresh],
  );
  const spinActive = spin.isLoading ? null : spin.data?.isActive === true;
  const actions = useMemo(
    () => shownActions({ offered: new Set(homeActionIds.filter((id) => all[id])), spinActive, refreshing }),
    [all, spinActive, refreshing],
  );

  return (
    <div className={css.room}>
      <div className={css.page}>
        {notice}
        <Greeting view={later} loading={!later && !failed} />
        <div className={css.balance}>
          {failed && !old ? (
            <section className={css.panel}>
              <ErrorState {...queryFailure(wallet, t('home.walletFailed'))} />
            </section>
          ) : null}
          {view ? (
            <BalanceCard
              view={view}
              since={since}
              refreshing={refreshing}
              stale={stale}
              refreshed={state === 'done'}
              onRefresh={refresh}
            />
          ) : null}
          {old ? (
            <LastBalancesCard balances={old} failure={failed ? queryFailure(wallet, t('home.walletFailed')) : null} />
          ) : null}
          {view || failed || old ? null : <BalanceSkeleton />}
        </div>
        <QuickActions actions={actions} handlers={all} coins={coinCount(later)} />
        {failed ? null : <InviteLine view={later} action={inviteAction} />}
        {failed ? null : renderGames(later)}
      </div>
    </div>
  );
}
