/** The arguments of `npm run explore`. */
import { parseArgs } from 'node:util';
import { presets } from '../../scenarios/presets.ts';
import { largestSeed } from '../../tests/explore/run.ts';
import { languages } from '../../tests/explore/step.ts';
import type { Language } from '../../tests/support/address.ts';

export interface ExploreArguments {
  readonly seconds: number;
  readonly seed: number;
  /** How many walks at most; null: as many as the time allows. */
  readonly walks: number | null;
  /** Null: all in turn. */
  readonly scenario: string | null;
  readonly language: Language | null;
  /** Of the window, px. */
  readonly width: number;
  /** Tabs of the browser; null: two in every fourth walk. */
  readonly tabs: number | null;
}

export const usage =
  'npm run explore -- [--seconds 300] [--seed 7] [--walks 1] [--scenario everyday] [--language en] [--width 390] [--tabs 2]';

const text = { type: 'string' } as const;
const options = { seconds: text, seed: text, walks: text, scenario: text, language: text, width: text, tabs: text };

/** In a service that has ended no walk can begin. */
const scenarios = ['everyday', ...Object.keys(presets)].filter((name) => name !== 'terminated');

/** @returns what was asked for, or what is wrong with it, as a sentence */
export function exploreArguments(given: readonly string[]): ExploreArguments | { readonly problem: string } {
  let values: { [Name in keyof typeof options]?: string };
  try {
    values = parseArgs({ args: [...given], options }).values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const problems: string[] = [];
  const whole = (
    name: 'seconds' | 'seed' | 'walks' | 'width' | 'tabs',
    least: number,
    most: number,
    otherwise: number,
  ) => {
    const typed = values[name];
    if (typed === undefined) return otherwise;
    const number = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(number >= least && number <= most))
      problems.push(`--${name} takes a whole number from ${least} to ${most}, not "${typed}".`);
    return number;
  };
  const choice = <Value extends string>(name: 'scenario' | 'language', all: readonly Value[]): Value | null => {
    const typed = values[name];
    const found = all.find((one) => one === typed) ?? null;
    if (typed !== undefined && found === null)
      problems.push(`--${name} takes one of these, not "${typed}": ${all.join(', ')}.`);
    return found;
  };
  const asked = {
    seconds: whole('seconds', 1, 86_400, 300),
    seed: whole('seed', 0, largestSeed, Math.floor(Math.random() * largestSeed)),
    walks: values.walks === undefined ? null : whole('walks', 1, 1_000_000, 1),
    scenario: choice('scenario', scenarios),
    language: choice('language', languages),
    width: whole('width', 320, 2_560, 390),
    tabs: values.tabs === undefined ? null : whole('tabs', 1, 2, 1),
  };
  const [problem] = problems;
  return problem === undefined ? asked : { problem };
}
