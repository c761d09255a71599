import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useGetSpinActive } from '../../shared/api/generated/spin/spin.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { coinCount, totalSatang } from '../../shared/money/wallet.ts';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { BalanceCard, BalanceSkeleton } from './balance-card.tsx';
import { Greeting } from './greeting.tsx';
import { type HomeActionId, homeActionIds, shownActions } from './home-actions.ts';
import css from './home-page.module.css';
import { InviteLine } from './invite-line.tsx';
import { useLastSync } from './last-sync.ts';
import { QuickActions } from './quick-actions.tsx';
import { useRefreshBalances } from './use-refresh-balances.ts';

export type HomeHandlers = Partial<Record<Exclude<HomeActionId, 'refreshAll'>, () => void>>;

export interface HomePageProps {
  /** What the app composed: an action without a handler has no button. */
  handlers: HomeHandlers;
  /** Draws the game carousels; `view` is undefined while the wallet loads. */
  renderGames: (view: WalletView | undefined) => ReactNode;
  /** A bar above everything (ACC-53, ACC-54). */
  notice?: ReactNode;
  /** Stands beside the invite bonus, such as the button that receives it. */
  inviteAction?: ReactNode;
}

/** The player's dashboard (spec §1, §2). Failures are silent but never a dead end (WAL-17, WAL-18). */
export function HomePage({ handlers, renderGames, notice, inviteAction }: HomePageProps) {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const spin = useGetSpinActive();
  const view = wallet.data;
  const { since, mark } = useLastSync(totalSatang(view).satang !== null);
  const { state, refresh } = useRefreshBalances(mark);

  const lost = wallet.isError && !view;
  const all: Partial<Record<HomeActionId, () => void>> = { ...handlers, refreshAll: refresh };
  const actions = shownActions({
    offered: new Set(homeActionIds.filter((id) => all[id])),
    spinActive: spin.data?.isActive === true,
    refreshing: state === 'running',
  });

  return (
    <div className={css.page}>
      {notice}
      <Greeting view={view} loading={!view && !lost} />
      {lost ? (
        <section className={css.panel}>
          <ErrorState {...queryFailure(wallet, t('home.walletFailed'))} />
        </section>
      ) : null}
      {view ? (
        <BalanceCard
          view={view}
          since={since}
          refreshing={state === 'running'}
          stale={state !== 'running' && (state === 'failed' || wallet.isError)}
          refreshed={state === 'done'}
          onRefresh={refresh}
        />
      ) : null}
      {view || lost ? null : <BalanceSkeleton />}
      <QuickActions actions={actions} handlers={all} coins={coinCount(view)} />
      {lost ? null : <InviteLine view={view} action={inviteAction} />}
      {lost ? null : renderGames(view)}
    </div>
  );
}
