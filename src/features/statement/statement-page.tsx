import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { NamedPages } from '../../shared/lists/named-pages.tsx';
import { logPageSize } from '../../shared/lists/use-log-page.ts';
import { currencyKey } from '../../shared/money/wallet.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton } from '../../shared/ui/states/skeletons.tsx';
import { FlowPicture } from './flow-picture.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { filterRows, filtersFor, type StatementFilter } from './statement-flow.ts';
import { StatementList } from './statement-list.tsx';
import css from './statement-page.module.css';
import { StatementTable } from './statement-table.tsx';
import { useAccountNames } from './use-account-names.ts';
import { useStatement } from './use-statement.ts';

/** The rows of the page, or what stands in their place: placeholders, a failure, or "no transactions" (WAL-41, WAL-42). */
function Entries({ query, rows, turning }: Pick<ReturnType<typeof useStatement>, 'query' | 'rows' | 'turning'>) {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const nameOf = useAccountNames();
  const [wanted, setWanted] = useState<StatementFilter>('all');
  const wide = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });

  if (query.isPending) {
    return (
      <div className={css.panel} aria-busy aria-label={t('common.loading')} role="region">
        <ListSkeleton rows={logPageSize} />
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className={css.panel}>
        <ErrorState {...queryFailure(query, t('statement.failed'))} />
      </div>
    );
  }
  if (rows.length === 0 && !turning) {
    return (
      <div className={css.panel}>
        <EmptyState
          title={t('statement.empty')}
          message={t('statement.emptyHint')}
          action={
            <Button component={Link} to="/user/home">
              {t('statement.emptyHome')}
            </Button>
          }
        />
      </div>
    );
  }
  const filters = filtersFor(rows);
  // A page without the chosen type shows all of its rows (WAL-56).
  const filter = filters.includes(wanted) ? wanted : 'all';
  const shown = filterRows(rows, filter);
  const currency = t(currencyKey(wallet.data));
  return (
    <div className={css.rows} aria-busy={turning} data-turning={turning || undefined}>
      <FlowPicture rows={shown} currency={currency} />
      {filters.length > 0 ? <StatementFilters filters={filters} value={filter} onChange={setWanted} /> : null}
      {wide ? (
        <StatementTable rows={shown} nameOf={nameOf} currency={currency} />
      ) : (
        <StatementList rows={shown} nameOf={nameOf} />
      )}
    </div>
  );
}

export interface StatementPageProps {
  /** Shown beside the title, such as the button that opens the slips (WAL-43). */
  action?: ReactNode;
}

/** The player's transactions, newest first, ten to a page (WAL-28). */
export function StatementPage({ action }: StatementPageProps) {
  const { t } = useTranslation();
  const { query, page, pages, rows, total, turning, go } = useStatement();
  const heading = useRef<HTMLHeadingElement>(null);

  const turn = (to: number) => {
    go(to);
    heading.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={css.page}>
      <div className={css.head}>
        <div>
          <h1 ref={heading} className={css.title} tabIndex={-1}>
            {t('common.titles.statement')}
          </h1>
          <p className={css.count}>
            {total ? t('statement.count', { count: total, shown: total.toLocaleString('en-US') }) : ''}
          </p>
        </div>
        {action}
      </div>
      <Entries query={query} rows={rows} turning={turning} />
      {query.isError ? null : <NamedPages page={page} count={pages} onChange={turn} />}
    </div>
  );
}
