import { useState } from 'react';

/** Rows per page of invites and refunds (spec §9). */
export const logPageSize = 10;

/**
 * Number of pages for a total that the server names (bad-input.md, G083).
 * @param rows on the page shown: without a usable total, a page that has any exists, and so do those before it
 */
export function logPageCount(total: unknown, page: number, rows: number): number {
  if (typeof total !== 'number' || !Number.isFinite(total)) return rows > 0 ? page : 0;
  return Math.ceil(Math.min(Math.max(0, total), Number.MAX_SAFE_INTEGER) / logPageSize);
}

/** The page of a log inside a sheet, from 1; one that does not exist any more becomes the last that does. */
export function useLogPage(): { page: number; go: (page: number) => void; settle: (pages: number) => void } {
  const [page, setPage] = useState(1);
  return {
    page,
    go: setPage,
    settle: (pages) => {
      if (page > Math.max(1, pages)) setPage(Math.max(1, pages));
    },
  };
}
