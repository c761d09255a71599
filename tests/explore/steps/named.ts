/** Steps by what they are called, for walks that were written down. */
import fc from 'fast-check';
import type { Step } from '../step.ts';
import { anyStep } from './all.ts';

/** So many draws name every step, those that are rarely drawn too. */
const draws = 60_000;

const byWords = new Map(fc.sample(anyStep, { seed: 1, numRuns: draws }).map((step) => [step.words, step]));

/** @returns the steps with those words, in their order. @throws for words that no step has */
export const stepsNamed = (words: readonly string[]): readonly Step[] =>
  words.map((wanted) => {
    const step = byWords.get(wanted);
    if (!step) throw new Error(`no step is called ${JSON.stringify(wanted)}`);
    return step;
  });
