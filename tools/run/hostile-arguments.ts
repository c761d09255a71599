/** The arguments of `npm run hostile`. */
import { parseArgs } from 'node:util';
import { isSubject, type Subject, subjects } from '../../tests/hostile/cases.ts';

export interface HostileArguments {
  readonly seconds: number;
  readonly seed: number;
  readonly subject: Subject | null;
  readonly at: number | null;
}

export const usage = 'npm run hostile -- [--seconds 600] [--seed 7] [--operation getWallet] [--case 12]';

const options = {
  seconds: { type: 'string' },
  seed: { type: 'string' },
  operation: { type: 'string' },
  case: { type: 'string' },
} as const;

/** A whole number from 0 on; undefined for any other text. */
const wholeNumber = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);

/** @returns what was asked for, or what is wrong with it, as a sentence */
export function hostileArguments(given: readonly string[]): HostileArguments | { readonly problem: string } {
  let values: { seconds?: string; seed?: string; operation?: string; case?: string };
  try {
    values = parseArgs({ args: [...given], options }).values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const seconds = values.seconds === undefined ? 60 : wholeNumber(values.seconds);
  if (seconds === undefined || seconds < 1 || seconds > 86_400)
    return { problem: `--seconds takes a whole number from 1 to 86400, not "${values.seconds}".` };
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(values.seed);
  if (seed === undefined) return { problem: `--seed takes a whole number from 0 on, not "${values.seed}".` };
  const { operation } = values;
  if (operation !== undefined && !isSubject(operation))
    return { problem: `--operation takes one of these, not "${operation}": ${subjects.join(', ')}.` };
  const at = values.case === undefined ? null : wholeNumber(values.case);
  if (at === undefined) return { problem: `--case takes a whole number from 0 on, not "${values.case}".` };
  if (at !== null && (operation === undefined || values.seed === undefined))
    return { problem: '--case needs --operation and --seed: a case is one of an operation and a seed.' };
  return { seconds, seed, subject: operation ?? null, at };
}
