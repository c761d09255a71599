import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureKept } from '../api/query-failure.ts';
import type { Satang } from '../money/money.ts';
import { formatDateTime } from '../time/dates.ts';
import { MoneyText } from '../ui/display/money-text.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { ListSkeleton } from '../ui/states/skeletons.tsx';
import css from './log-list.module.css';
import { NamedPages } from './named-pages.tsx';
import { logPageCount, logPageSize, type useLogPage } from './use-log-page.ts';

/** Height of a row with its border, CSS px. */
const rowHeight = 61;

export interface LogRow {
  readonly name: ReactNode;
  /** Satang; null when unusable. */
  readonly amount: Satang | null;
  readonly createdAt: unknown;
}

export interface LogListProps {
  title: string;
  empty: string;
  rows: readonly LogRow[];
  /** Total number of rows, as the server sent it. */
  total: unknown;
  paging: ReturnType<typeof useLogPage>;
  query: {
    readonly isPending: boolean;
    /** The rows are those of the previous page. */
    readonly isPlaceholderData: boolean;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly isFetching: boolean;
    refetch: () => unknown;
  };
}

/** Rows of name, amount and time, ten to a page. A failed load shows a retry instead of a toast (INV-18, REF-21). */
export function LogList(props: LogListProps) {
  const { title, empty, rows, total, paging } = props;
  const query = useFailureKept(props.query);
  const { isPending: loading, isPlaceholderData: turning, isError: failed, isFetching: retrying } = query;
  const { t } = useTranslation();
  const pages = logPageCount(total, paging.page, rows.length);
  const settled = !loading && !turning && !failed;
  const keepWithin = useEffectEvent(() => paging.keepWithin(pages));
  useEffect(() => {
    if (settled) keepWithin();
  }, [settled, pages]);
  return (
    <section className={css.root} aria-label={title} aria-busy={loading || turning}>
      <h3 className={css.title}>{title}</h3>
      {loading ? <ListSkeleton rows={3} shape="log" /> : null}
      {failed ? (
        <ErrorState
          compact
          message={t('common.loadFailed')}
          retryLabel={t('common.retry')}
          retrying={retrying}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {settled && rows.length === 0 ? <p className={css.empty}>{empty}</p> : null}
      {rows.length > 0 && !failed ? (
        <ul
          className={css.list}
          data-turning={turning || undefined}
          // Height of a full page, so that a shorter page does not move the arrows.
          style={pages > 1 ? { minHeight: logPageSize * rowHeight } : undefined}
        >
          {rows.map((row, index) => (
            <li key={index} className={css.row}>
              <span className={css.name}>{row.name}</span>
              <span className={css.amount}>
                <MoneyText satang={row.amount} sign="plus" tone="success" />
              </span>
              <span className={css.time}>{formatDateTime(row.createdAt)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {failed ? null : <NamedPages page={paging.page} count={pages} onChange={paging.go} />}
    </section>
  );
}
