/** Statistics and the table that the bench prints. */
import { refuse } from '../../tools/command.ts';
import { allBudgets, type BackendFigureName, type FigureName } from './budgets.ts';

export interface Figure {
  what: FigureName | BackendFigureName;
  value: number;
  /** The measurements behind the value. */
  detail: string;
  /** The budget on a busy machine, where it is another one. */
  busy?: number;
}

const budgetOf = ({ what, busy }: Pick<Figure, 'what' | 'busy'>): number => busy ?? allBudgets[what].budget;

/** False also for a value that is no number. */
export const isMet = (figure: Figure): boolean => figure.value <= budgetOf(figure);

/** @throws when the list is empty */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('No values.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const decimals = { '×': 2, kB: 1, MB: 1, ms: 1, '': 3 };

/** Value, budget and detail as they are printed. */
export function printed({ what, value, detail, busy }: Figure) {
  const { unit } = allBudgets[what];
  const budget = `${budgetOf({ what, busy })} ${unit}`.trim();
  return { value: `${value.toFixed(decimals[unit])} ${unit}`.trim(), budget, detail };
}

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) {
    const { value, budget, detail } = printed(figure);
    const mark = isMet(figure) ? '✓' : '✗';
    console.log(`${mark} ${figure.what.padEnd(width)} ${value.padStart(10)}  (budget ${budget}; ${detail})`);
  }
}

type Name = Figure['what'];
export interface Measurement<Names extends Name> {
  readonly figures: readonly Names[];
  readonly measure: () => Promise<Figure[]>;
}

/** A measurement that fails gives figures that meet no budget. */
async function figuresOf<Names extends Name>({ figures, measure }: Measurement<Names>): Promise<Figure[]> {
  try {
    return await measure();
  } catch (error) {
    const detail = `not measured: ${String(error).split('\n')[0]}`;
    return figures.map((what) => ({ what, value: Number.NaN, detail }));
  }
}

/** The names that contain a text; refuses when none does. */
export function namesWith<Names extends Name>(names: readonly Names[], text = ''): Names[] {
  const found = names.filter((name) => name.includes(text));
  if (found.length === 0) refuse(`--only ${text} names no figure. There are: ${names.join('; ')}.`);
  return found;
}

/** The wanted figures, in their order, by those measurements that give them. */
export async function measureAll<Names extends Name>(
  measurements: readonly Measurement<Names>[],
  wanted: readonly Names[],
): Promise<Figure[]> {
  const measured: Figure[] = [];
  for (const measurement of measurements) {
    if (!measurement.figures.some((name) => wanted.includes(name))) continue;
    const begun = performance.now();
    measured.push(...(await figuresOf(measurement)));
    console.log(
      `… ${measurement.figures.join(', ')}: measured in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
  }
  return wanted.map(
    (name): Figure =>
      measured.find(({ what }) => what === name) ?? { what: name, value: Number.NaN, detail: 'not measured' },
  );
}

/** Prints how many budgets are met, and sets the exit code. */
export function concludeBench(command: string, figures: readonly Figure[]): void {
  const met = figures.filter(isMet).length;
  console.log(`${command}: ${met} of ${figures.length} budgets met`);
  process.exitCode = met === figures.length ? 0 : 1;
}
