/** Survivors that were looked at and may survive, each with its reason: they change nothing that can be seen, or a text alone. */
import { readFileSync } from 'node:fs';
import type { Survivor } from './results.ts';

export interface Judgement extends Survivor {
  readonly reason: string;
}

export const judgements = JSON.parse(readFileSync('tests/mutation/judged.json', 'utf8')) as readonly Judgement[];

const keyOf = ({ file, mutator, line, original, replacement }: Survivor): string =>
  JSON.stringify([file, mutator, line, original, replacement]);

/** The survivors without a judgement, and the judgements of these files that no survivor needs. */
export function compareJudgements(survivors: readonly Survivor[], files: readonly string[]) {
  const judged = new Set(judgements.map(keyOf));
  const found = new Set(survivors.map(keyOf));
  return {
    unjudged: survivors.filter((survivor) => !judged.has(keyOf(survivor))),
    unneeded: judgements.filter((judgement) => files.includes(judgement.file) && !found.has(keyOf(judgement))),
  };
}
