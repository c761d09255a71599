import { addUp, type Satang } from '../../shared/money/money.ts';
import type { StatementRow, StatementType } from './statement-rules.ts';

export type StatementFilter = 'all' | StatementType;

/** The filters for these rows: "all" and each type in the order of appearance; none for a single type (WAL-54). */
export function filtersFor(rows: readonly StatementRow[]): StatementFilter[] {
  const types = [...new Set(rows.map(({ type }) => type))];
  return types.length > 1 ? ['all', ...types] : [];
}

export const filterRows = (rows: readonly StatementRow[], filter: StatementFilter): readonly StatementRow[] =>
  filter === 'all' ? rows : rows.filter(({ type }) => type === filter);

export interface FlowBar {
  readonly key: string;
  readonly sign: 'plus' | 'minus' | 'none';
  /** Share of the largest amount, 0 to 1 (WAL-53). */
  readonly height: number;
}

export interface Flow {
  /** Sum, satang; null when there are rows of this direction but no amount of them could be read. */
  readonly in: Satang | null;
  readonly out: Satang | null;
  /** Oldest first. */
  readonly bars: readonly FlowBar[];
}

/** Least height of a bar, so that small amounts stay visible beside a large one (WAL-53). */
const least = 0.06;

/**
 * Sums and bars of the rows shown (WAL-51 to WAL-53). Failed rows are left out; rows without a sign, which move money
 * between the player's own accounts, are drawn but not summed.
 */
export function flowOf(rows: readonly StatementRow[]): Flow {
  const moved = rows.filter((row) => row.status !== 'failed');
  const largest = Math.max(1, ...moved.map(({ amount }) => amount ?? 0));
  const sum = (sign: StatementRow['sign']) =>
    addUp(moved.filter((row) => row.sign === sign).map(({ amount }) => amount)).satang;
  const bars = moved.toReversed().map((row) => ({
    key: row.key,
    sign: row.sign ?? ('none' as const),
    height: row.amount ? Math.max(least, row.amount / largest) : 0,
  }));
  return { in: sum('plus'), out: sum('minus'), bars };
}
