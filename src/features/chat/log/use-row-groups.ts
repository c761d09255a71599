import { useState } from 'react';
import type { LogRow } from '../messages/log-rows.ts';

const groupSize = 50;

export interface RowGroup {
  /** Stable when rows come before or after. */
  readonly key: number;
  readonly rows: readonly LogRow[];
  /** Rows after the group. */
  readonly after: number;
}

/**
 * Groups that the browser lays out or skips as a whole: checking thousands of rows per frame would be slow. Counted
 * from a fixed row, so that rows stay in their group.
 */
export function useRowGroups(rows: readonly LogRow[]): readonly RowGroup[] {
  const [fixed, setFixed] = useState(rows[0]?.key);
  const fixedAt = rows.findIndex(({ key }) => key === fixed);
  const first = rows[0]?.key;
  // The log began anew, or the fixed row is gone.
  if (fixedAt < 0 && first !== fixed) setFixed(first);
  const before = Math.max(0, fixedAt);
  const groups: RowGroup[] = [];
  for (let key = 0 - Math.ceil(before / groupSize); before + key * groupSize < rows.length; key += 1) {
    const from = before + key * groupSize;
    const to = from + groupSize;
    groups.push({ key, rows: rows.slice(Math.max(0, from), to), after: Math.max(0, rows.length - to) });
  }
  return groups;
}
