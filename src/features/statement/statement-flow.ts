import { addUp, type Total } from '../../shared/money/money.ts';
import type { StatementRow, StatementType } from './statement-rules.ts';

export type StatementFilter = 'all' | StatementType;

/** "all" and each type in order of appearance; none for a single type (WAL-54). */
export function filtersFor(rows: readonly StatementRow[]): StatementFilter[] {
  const types = [...new Set(rows.map(({ type }) => type))];
  return types.length > 1 ? ['all', ...types] : [];
}

export const filterRows = (rows: readonly StatementRow[], filter: StatementFilter): readonly StatementRow[] =>
  filter === 'all' ? rows : rows.filter(({ type }) => type === filter);

export interface FlowBar {
  readonly key: string;
  readonly sign: 'plus' | 'minus' | 'none';
  /** From 0 to 1, the largest amount being 1 (WAL-53). */
  readonly height: number;
}

export interface Flow {
  readonly in: Total;
  readonly out: Total;
  /** Oldest first. */
  readonly bars: readonly FlowBar[];
}

/** Keeps small amounts visible beside a large one (WAL-53). */
const least = 0.06;

const succeeded = (rows: readonly StatementRow[]) => rows.filter((row) => row.status !== 'failed');
const sumOf = (rows: readonly StatementRow[]): Total => addUp(rows.map(({ amount }) => amount));

/** WAL-51 to WAL-53. Skips failed rows; rows without a sign move money between own accounts and are marked only. */
export function flowOf(rows: readonly StatementRow[]): Flow {
  const moved = succeeded(rows);
  const largest = Math.max(1, ...moved.map(({ amount, sign }) => (sign && amount) || 0));
  const sum = (sign: StatementRow['sign']) => sumOf(moved.filter((row) => row.sign === sign));
  const bars = moved.toReversed().map(({ key, sign, amount }) => ({
    key,
    sign: sign ?? ('none' as const),
    // The cube root keeps amounts distinguishable beside one a hundred times larger.
    height: sign && amount ? Math.max(least, Math.cbrt(amount / largest)) : 0,
  }));
  return { in: sum('plus'), out: sum('minus'), bars };
}

export interface KindSum {
  readonly type: StatementType;
  readonly count: number;
  readonly sum: Total;
}

/** In order of appearance, without failed rows (WAL-280). */
export function kindSums(rows: readonly StatementRow[]): KindSum[] {
  const moved = succeeded(rows);
  return [...new Set(moved.map(({ type }) => type))].map((type) => {
    const own = moved.filter((row) => row.type === type);
    return { type, count: own.length, sum: sumOf(own) };
  });
}
