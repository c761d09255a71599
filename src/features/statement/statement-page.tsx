import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Pages } from '../../shared/ui/pagination.tsx';
import { ListSkeleton } from '../../shared/ui/skeletons.tsx';
import { currencyKey } from '../../shared/wallet.ts';
import { StatementList } from './statement-list.tsx';
import css from './statement-page.module.css';
import { pageSize } from './statement-rules.ts';
import { StatementTable } from './statement-table.tsx';
import { useAccountNames } from './use-account-names.ts';
import { useStatement } from './use-statement.ts';

export interface StatementPageProps {
  /** Stands beside the title, such as the button to the slips. */
  action?: ReactNode;
}

/** The player's transactions, newest first, ten to a page (spec §2, §9). A failed load is no toast (readings, 48). */
export function StatementPage({ action }: StatementPageProps) {
  const { t } = useTranslation();
  const { query, page, pages, rows, total, turning, go } = useStatement();
  const wallet = useGetWallet();
  const nameOf = useAccountNames();
  const wide = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  const heading = useRef<HTMLHeadingElement>(null);

  const turn = (to: number) => {
    go(to);
    heading.current?.scrollIntoView({ block: 'start' });
  };

  const rowsView = wide ? (
    <StatementTable rows={rows} nameOf={nameOf} currency={t(currencyKey(wallet.data))} />
  ) : (
    <StatementList rows={rows} nameOf={nameOf} />
  );

  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 ref={heading} className={css.title} tabIndex={-1}>
            {t('common.titles.statement')}
          </h1>
          <p className={css.count}>
            {total ? t('statement.count', { count: total, shown: total.toLocaleString('en-US') }) : ''}
          </p>
        </div>
        {action}
      </header>
      {query.isPending ? (
        <div className={css.panel} aria-busy aria-label={t('common.loading')} role="region">
          <ListSkeleton rows={pageSize} />
        </div>
      ) : query.isError ? (
        <div className={css.panel}>
          <ErrorState
            message={t('statement.failed')}
            retryLabel={t('common.retry')}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : rows.length === 0 && !turning ? (
        <div className={css.panel}>
          <EmptyState title={t('statement.empty')} message={t('statement.emptyHint')} />
        </div>
      ) : (
        <div className={css.rows} aria-busy={turning} data-turning={turning || undefined}>
          {rowsView}
        </div>
      )}
      {query.isError ? null : (
        <Pages
          page={page}
          count={pages}
          onChange={turn}
          labels={{
            nav: t('statement.pages'),
            previous: t('statement.previousPage'),
            next: t('statement.nextPage'),
            page: (number) => t('statement.pageNumber', { number }),
          }}
        />
      )}
    </div>
  );
}
