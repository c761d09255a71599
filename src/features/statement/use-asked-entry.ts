import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '../../shared/base/is-record.ts';
import type { StatementRow } from './statement-rules.ts';

const askedBy = (state: unknown): string | null =>
  isRecord(state) && typeof state.entry === 'string' && state.entry !== '' ? state.entry : null;

/** Opens the entry that a receipt leads to, once: not again with Back and Forward (MNY-263). */
export function useAskedEntry(rows: readonly StatementRow[], open: (row: StatementRow) => void): void {
  const asked = askedBy(useLocation().state);
  const openAsked = useEffectEvent(() => {
    const row = rows.find(({ reference }) => reference === asked);
    if (asked === null || !row) return;
    // The router keeps a link's state in this field.
    history.replaceState({ ...history.state, usr: null }, '');
    open(row);
  });
  const found = rows.some(({ reference }) => reference === asked);
  useEffect(() => {
    if (found) openAsked();
  }, [found]);
}
