import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { refuse } from '../../tools/command.ts';
import { allBudgets, type BackendFigureName, type FigureName } from './budgets.ts';

export interface Figure {
  what: FigureName | BackendFigureName;
  value: number;
  /** The measurements behind the value. */
  detail: string;
  /** What is missing from the value, with the reasons: the figure then meets no budget. */
  lost?: readonly string[];
}

/** False also for NaN. */
const isMet = ({ what, value, lost = [] }: Figure): boolean => lost.length === 0 && value <= allBudgets[what].budget;

/** First line of an error. */
export const reasonOf = (error: unknown): string => String(error).split('\n')[0] ?? '';

/** The figure, or the reason why it was not measured: the other figures of a measurement do not fail with it. */
export const attempt = async <Name extends Figure['what']>(
  what: Name,
  measure: () => Omit<Figure, 'what'> | Promise<Omit<Figure, 'what'>>,
): Promise<Figure & { what: Name }> => {
  try {
    return { ...(await measure()), what };
  } catch (error) {
    return { what, value: Number.NaN, detail: `not measured: ${reasonOf(error)}` };
  }
};

/** How long a job takes, ms. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** @throws when the list is empty */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('No values.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** What both sides of a comparison took in one round. */
export type Pair = readonly [one: number, other: number];

/** The median of each side. */
export const medians = (rounds: readonly Pair[]): Pair => [
  median(rounds.map(([one]) => one)),
  median(rounds.map(([, other]) => other)),
];

/** The median of the rounds' ratios: other load of the machine affects both sides of a round, but not all rounds. */
export const ratioOf = (rounds: readonly Pair[]): number => median(rounds.map(([one, other]) => one / other));

const decimals = { '×': 2, kB: 1, MB: 1, ms: 1, '': 3 };

function printed({ what, value, detail, lost = [] }: Figure) {
  const { unit, budget } = allBudgets[what];
  const shown = Number.isNaN(value) ? 'not measured' : `${value.toFixed(decimals[unit])} ${unit}`.trim();
  const missing = lost.map((each) => `; not measured: ${each}`).join('');
  return { value: shown, budget: `${budget} ${unit}`.trim(), detail: detail + missing };
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

/** Figures of a failed measurement meet no budget. */
async function figuresOf<Names extends Name>({ figures, measure }: Measurement<Names>): Promise<Figure[]> {
  try {
    return await measure();
  } catch (error) {
    const detail = `not measured: ${reasonOf(error)}`;
    return figures.map((what) => ({ what, value: Number.NaN, detail }));
  }
}

/** The names that contain a text; ends the command when none does. */
export function namesWith<Names extends Name>(names: readonly Names[], text = ''): Names[] {
  const found = names.filter((name) => name.includes(text));
  if (found.length === 0) refuse(`--only ${text} names no figure. There are: ${names.join('; ')}.`);
  return found;
}

/** Runs the measurements that give the wanted figures. @returns the figures in the order of `wanted` */
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

/** Sets the exit code. */
export function concludeBench(command: string, figures: readonly Figure[]): void {
  const met = figures.filter(isMet).length;
  console.log(`${command}: ${met} of ${figures.length} budgets met`);
  process.exitCode = met === figures.length ? 0 : 1;
}

const page = 'docs/performance.md';
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];

/**
 * Writes the tables between the two marks of docs/performance.md: what a user feels, then sizes.
 * @throws when a mark is missing
 */
export function writePerformancePage(figures: readonly Figure[]): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} must hold ${begin} and ${end}.`);
  const isSize = ({ what }: Figure) => allBudgets[what].unit === 'kB';
  const table = (title: string, rows: readonly Figure[]) => [
    `## ${title}\n`,
    '| what | measured | budget |\n| --- | --- | --- |',
    ...rows.map((figure) => {
      const { value, budget } = printed(figure);
      return `| ${figure.what} | ${isMet(figure) ? value : `**${value}**`} | ${budget} |`;
    }),
    '',
  ];
  const tables = [
    ...table(
      'What a user feels',
      figures.filter((figure) => !isSize(figure)),
    ),
    ...table('Sizes', figures.filter(isSize)),
    `Node ${process.versions.node}, ${os.cpus().length} cores, ${os.type()}.`,
  ];
  writeFileSync(page, `${text.slice(0, from)}${begin}\n\n${tables.join('\n')}\n\n${text.slice(to)}`);
}
