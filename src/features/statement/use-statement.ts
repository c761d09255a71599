import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListStatements } from '../../shared/api/generated/statement/statement.ts';
import { useFailureKept } from '../../shared/api/query-failure.ts';
import { logPageCount, logPageSize, totalOf } from '../../shared/lists/use-log-page.ts';
import { pageOf, statementRows } from './statement-rules.ts';

/**
 * The page named by `?page=2` (WAL-44). Keeps the previous rows while it loads (WAL-50); a page beyond the end becomes
 * the last (WAL-49).
 */
export function useStatement() {
  const [params, setParams] = useSearchParams();
  const page = pageOf(params.get('page'));
  const query = useFailureKept(
    useListStatements({ page, limit: logPageSize }, { query: { placeholderData: keepPreviousData } }),
  );
  const rows = statementRows(query.data?.statements);
  const pages = logPageCount(query.data?.total, page, rows.length);

  /** @param replace Back does not lead to the page before */
  const go = (to: number, replace = false) =>
    setParams(
      (others) => {
        if (to === 1) others.delete('page');
        else others.set('page', String(to));
        return others;
      },
      { replace },
    );

  const settled = query.isSuccess && !query.isPlaceholderData;
  const last = Math.max(1, pages);
  const beyond = settled && page > last;
  const goToLast = useEffectEvent(() => go(last, true));
  useEffect(() => {
    if (beyond) goToLast();
  }, [beyond, last]);

  return {
    query,
    page,
    pages,
    rows,
    total: totalOf(query.data?.total),
    turning: query.isPlaceholderData || beyond,
    go,
  };
}
