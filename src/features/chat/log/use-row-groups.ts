import { useState } from 'react';
import type { LogRow } from '../messages/log-rows.ts';

/** Rows of a group. */
const groupSize = 50;

export interface RowGroup {
  /** Does not change when rows come before or after. */
  readonly key: number;
  readonly rows: readonly LogRow[];
  /** How many rows come after the group. */
  readonly after: number;
}

/**
 * The rows in groups, which the browser lays out or skips as a whole: it looks at each thing it may skip in each frame, and
 * a log can have thousands of rows. Groups are counted from a row that keeps its place, so that a row stays in its group.
 */
export function useRowGroups(rows: readonly LogRow[]): readonly RowGroup[] {
  const [fixed, setFixed] = useState(rows[0]?.key);
  const fixedAt = rows.findIndex(({ key }) => key === fixed);
  const first = rows[0]?.key;
  // The log begins anew, or the row that the groups are counted from is gone.
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
