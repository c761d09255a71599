/** Steps by what they are called, for walks that were written down. */
import type { Step } from '../step.ts';
import { kinds } from './all.ts';

const byWords = new Map(kinds.flatMap(({ steps }) => steps.map((step) => [step.words, step] as const)));

/** @returns the steps with those words, in their order. @throws for words that no step has */
export const stepsNamed = (words: readonly string[]): readonly Step[] =>
  words.map((wanted) => {
    const step = byWords.get(wanted);
    if (!step) throw new Error(`no step is called ${JSON.stringify(wanted)}`);
    return step;
  });
