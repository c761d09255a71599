import { useState } from 'react';

/** Rows per page of statement, slips, invites and refunds. */
export const logPageSize = 10;

/** Total number of rows: a safe integer from 0; null when the server sent no usable number (WAL-46). */
export function totalOf(total: unknown): number | null {
  const count = typeof total === 'string' && /^\d{1,15}$/.test(total) ? Number(total) : total;
  if (typeof count !== 'number' || Number.isNaN(count) || count > Number.MAX_SAFE_INTEGER) return null;
  return Math.max(0, Math.trunc(count));
}

/**
 * Number of pages for the server's total (WAL-45, WAL-46).
 * @param rows on the current page: without a usable total, a page with rows proves that the pages up to it exist
 */
export function logPageCount(total: unknown, page: number, rows: number): number {
  const count = totalOf(total);
  if (count === null) return rows > 0 ? page : 0;
  return Math.ceil(count / logPageSize);
}

interface LogPage {
  /** From 1. */
  page: number;
  go: (page: number) => void;
  /** Turns to the last page when the current one no longer exists. */
  keepWithin: (pages: number) => void;
}

/** The page of a log inside a sheet. */
export function useLogPage(): LogPage {
  const [page, setPage] = useState(1);
  return {
    page,
    go: setPage,
    keepWithin: (pages) => {
      if (page > Math.max(1, pages)) setPage(Math.max(1, pages));
    },
  };
}
