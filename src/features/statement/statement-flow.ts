import type { Satang } from '../../shared/money/money.ts';
import type { StatementRow, StatementType } from './statement-rules.ts';

export type StatementFilter = 'all' | StatementType;

/** The filters worth offering for these rows: each type once, in the order of first sight; none for a single type. */
export function filtersFor(rows: readonly StatementRow[]): StatementFilter[] {
  const types = [...new Set(rows.map(({ type }) => type))];
  return types.length > 1 ? ['all', ...types] : [];
}

export const filterRows = (rows: readonly StatementRow[], filter: StatementFilter): readonly StatementRow[] =>
  filter === 'all' ? rows : rows.filter(({ type }) => type === filter);

export interface FlowBar {
  readonly key: string;
  readonly sign: 'plus' | 'minus' | 'none';
  /** 0 to 1 of the largest amount shown. */
  readonly height: number;
}

export interface Flow {
  /** Null when no amount of this direction could be read: that is no zero. */
  readonly in: Satang | null;
  readonly out: Satang | null;
  /** Oldest first, as time runs. */
  readonly bars: readonly FlowBar[];
}

/** Small amounts beside a large one still have to be seen. */
const least = 0.06;

/**
 * Ins and outs of the rows shown (WAL-51, WAL-52). What failed moved nothing; what only moves between the player's own
 * accounts is drawn, but is neither in nor out.
 */
export function flowOf(rows: readonly StatementRow[]): Flow {
  const moved = rows.filter((row) => row.status !== 'failed');
  const largest = Math.max(1, ...moved.map(({ amount }) => amount ?? 0));
  const sum = (sign: StatementRow['sign']) => {
    const amounts = moved.filter((row) => row.sign === sign).map(({ amount }) => amount);
    const known = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
    return known === 0 && amounts.includes(null) ? null : known;
  };
  const bars = moved.toReversed().map((row) => ({
    key: row.key,
    sign: row.sign ?? ('none' as const),
    height: row.amount ? Math.max(least, row.amount / largest) : 0,
  }));
  return { in: sum('plus'), out: sum('minus'), bars };
}
