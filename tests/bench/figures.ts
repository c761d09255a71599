/** Statistics and the table that the bench prints. */

export interface Figure {
  what: string;
  value: number;
  unit: '×' | 'kB' | 'ms' | '';
  /** The budget: the highest value that passes. */
  budget: number;
  /** The measurements behind the value. */
  detail: string;
}

/** @throws when the list is empty */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('No values.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const decimals: Record<Figure['unit'], number> = { '×': 2, kB: 1, ms: 1, '': 3 };

export const show = (value: number, unit: Figure['unit']): string => `${value.toFixed(decimals[unit])} ${unit}`.trim();

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, unit, budget, detail } of figures) {
    const mark = value <= budget ? '✓' : '✗';
    console.log(
      `${mark} ${what.padEnd(width)} ${show(value, unit).padStart(10)}  (budget ${budget} ${unit}; ${detail})`,
    );
  }
}
