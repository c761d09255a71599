/** Says in one line, and in exit codes, what became of all tests of a run. */
import type { Outcome } from './outcomes.ts';

/** A test that is known to be unreliable: it is run, but counts as skipped, and its name is printed. */
export interface Quarantined {
  readonly file: string;
  readonly title: string;
  readonly reason: string;
  /** Since when, `2026-11-22`. */
  readonly date: string;
}

export interface AllowedSkip {
  /** As the test says it. */
  readonly reason: string;
  /** Why a run in CI may do without these tests. */
  readonly because: string;
}

export interface Terms {
  readonly quarantine: readonly Quarantined[];
  readonly allowedSkips: readonly AllowedSkip[];
  /** With true, a quarantined test fails the run, and so does a skip that is not allowed. */
  readonly ci: boolean;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What is to be read before the closing line. */
  readonly lines: readonly string[];
}

const nameOf = ({ file, title }: { file: string; title: string }) => `${file} > ${title}`;

/** Reasons with the number of tests skipped for each, in the order they came. */
function reasonsOf(skipped: readonly Outcome[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file, reason = `no reason given in ${file}` } of skipped) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

function quarantineLine(entry: Quarantined, outcomes: readonly Outcome[]): string {
  const seen = outcomes.find((outcome) => nameOf(outcome) === nameOf(entry));
  const now = seen ? `${seen.status} now` : 'not in this run';
  return `in quarantine since ${entry.date} (${now}): ${nameOf(entry)}: ${entry.reason}`;
}

export function judge(outcomes: readonly Outcome[], { quarantine, allowedSkips, ci }: Terms): Verdict {
  const quarantined = new Set(quarantine.map(nameOf));
  const counted = outcomes.filter((outcome) => !quarantined.has(nameOf(outcome)));
  const withStatus = (status: Outcome['status']) => counted.filter((outcome) => outcome.status === status);
  const failed = withStatus('failed');
  const skipped = withStatus('skipped');
  const reasons = reasonsOf(skipped);
  const refused = ci
    ? [
        ...quarantine.map((entry) => `CI allows no test in quarantine (tests/quarantine.json): ${nameOf(entry)}`),
        ...[...reasons.keys()]
          .filter((reason) => !allowedSkips.some((allowed) => allowed.reason === reason))
          .map((reason) => `CI does not allow this skip (tests/allowed-skips.json): ${reason}`),
      ]
    : [];
  return {
    passed: withStatus('passed').length,
    failed: failed.length + refused.length,
    skipped: skipped.length + outcomes.length - counted.length,
    lines: [
      ...failed.map((outcome) => `✗ ${nameOf(outcome)}`),
      ...refused.map((sentence) => `✗ ${sentence}`),
      ...[...reasons].map(([reason, count]) => `${count} skipped: ${reason}`),
      ...quarantine.map((entry) => quarantineLine(entry, outcomes)),
    ],
  };
}

export const closingLine = ({ passed, failed, skipped }: Verdict): string =>
  `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
