/** What became of each test and each step of a run; every runner writes the same list into a file. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { StepResult } from './steps.ts';

export interface Outcome {
  /** The file of a test, from the root of the project; the command of a step. */
  readonly file: string;
  /** The names of suite and test, joined by ` > `. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** How long it took, ms. */
  readonly ms?: number;
  /** Why it was skipped. */
  readonly reason?: string;
}

/** The file that a runner is asked to write its outcomes to. */
export const outcomesVariable = 'KRAPAO_OUTCOMES_FILE';

/** For the reporter of a runner: does nothing where no file was asked for. */
export function writeOutcomes(outcomes: readonly Outcome[]): void {
  const file = process.env[outcomesVariable];
  if (file) writeFileSync(file, JSON.stringify(outcomes));
}

export const outcomeOf = (command: string, { name, passed }: Pick<StepResult, 'name' | 'passed'>): Outcome => ({
  file: command,
  title: name,
  status: passed ? 'passed' : 'failed',
});

/**
 * Runs a runner and reads what it wrote. A runner that wrote nothing, that ran no test, or that failed without a failed
 * test is itself one failed test.
 */
export async function withOutcomes(
  file: string,
  run: (env: Record<string, string>) => Promise<StepResult>,
): Promise<{ result: StepResult; outcomes: readonly Outcome[] }> {
  rmSync(file, { force: true });
  const result = await run({ [outcomesVariable]: file });
  const outcomes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome[]) : [];
  const failed = (title: string): Outcome => ({ file: result.name, title, status: 'failed' });
  if (outcomes.length === 0) return { result, outcomes: [failed('ran no test')] };
  if (!result.passed && !outcomes.some(({ status }) => status === 'failed')) {
    return { result, outcomes: [...outcomes, failed('ended with an error that belongs to no test')] };
  }
  return { result, outcomes };
}
