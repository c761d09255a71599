/** The end of each command that runs tests: its last lines and its exit code. */
import { writeFileSync } from 'node:fs';
import type { Outcome } from './outcomes.ts';
import { readTerms } from './terms.ts';
import { closingLine, judge, type Verdict } from './verdict.ts';

/** The file that a part of a larger run hands its outcomes over in; the larger run then prints the closing line. */
export const partVariable = 'KRAPAO_PART_FILE';

/** A list that cannot be read is one failed test, and excuses nothing. */
function judged(outcomes: readonly Outcome[]): Verdict {
  try {
    return judge(outcomes, readTerms());
  } catch (error) {
    const title = error instanceof Error ? error.message : String(error);
    const unreadable: Outcome = { file: 'lists of skips and quarantine', title, status: 'failed' };
    return judge([...outcomes, unreadable], { quarantine: [], allowedSkips: [], ci: true });
  }
}

/** Prints what was skipped and why, then the closing line, and sets the exit code. */
export function conclude(command: string, outcomes: readonly Outcome[]): void {
  const verdict = judged(outcomes);
  for (const line of verdict.lines) console.log(line);
  const part = process.env[partVariable];
  if (part) writeFileSync(part, JSON.stringify(outcomes));
  console.log(part ? `${command}: ${closingLine(verdict).replace('tests: ', '')}` : closingLine(verdict));
  process.exitCode = verdict.failed === 0 ? 0 : 1;
}
