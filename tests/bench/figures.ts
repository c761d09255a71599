/** Statistics and the table that the bench prints. */
import { budgets, type FigureName } from './budgets.ts';

export interface Figure {
  what: FigureName;
  value: number;
  /** The measurements behind the value. */
  detail: string;
}

/** False also for a value that is no number. */
export const isMet = ({ what, value }: Figure): boolean => value <= budgets[what].budget;

/** @throws when the list is empty */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('No values.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const decimals = { '×': 2, kB: 1, ms: 1, '': 3 };

/** Value, budget and detail as they are printed. */
export function printed({ what, value, detail }: Figure) {
  const { unit, budget } = budgets[what];
  return { value: `${value.toFixed(decimals[unit])} ${unit}`.trim(), budget: `${budget} ${unit}`.trim(), detail };
}

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) {
    const { value, budget, detail } = printed(figure);
    const mark = isMet(figure) ? '✓' : '✗';
    console.log(`${mark} ${figure.what.padEnd(width)} ${value.padStart(10)}  (budget ${budget}; ${detail})`);
  }
}
