import { useState } from 'react';

/** Rows per page of statement, slips, invites and refunds. */
export const logPageSize = 10;

/** The number of rows in all: a safe integer from 0 on; null when the server sent no number, or none that can be counted (WAL-46). */
export function totalOf(total: unknown): number | null {
  const count = typeof total === 'string' && /^\d{1,15}$/.test(total) ? Number(total) : total;
  if (typeof count !== 'number' || Number.isNaN(count) || count > Number.MAX_SAFE_INTEGER) return null;
  return Math.max(0, Math.trunc(count));
}

/**
 * Number of pages for a total that the server names (WAL-45, WAL-46).
 * @param rows on the page shown: without a usable total the pages up to this one exist if it has any
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
  /** Turns to the last of so many pages when the present one does not exist any more. */
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
