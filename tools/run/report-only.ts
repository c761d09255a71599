/** Collects the reports of report-only policies from Playwright's JSON report. */
import { reportType } from '../../tests/support/oracles.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { tests: readonly { annotations?: readonly { type: string; description?: string }[] }[] }[];
}

/** Each report once, with the number of its tests; the most frequent first. */
export function reportsOf(report: Suite): string[] {
  const counts = new Map<string, number>();
  const visit = ({ suites = [], specs = [] }: Suite) => {
    for (const { tests } of specs) {
      for (const { annotations = [] } of tests) {
        const seen = annotations.flatMap(({ type, description }) => (type === reportType ? (description ?? []) : []));
        for (const one of new Set(seen)) counts.set(one, (counts.get(one) ?? 0) + 1);
      }
    }
    for (const suite of suites) visit(suite);
  };
  visit(report);
  return [...counts].sort(([, one], [, other]) => other - one).map(([what, count]) => `${what} (${count} tests)`);
}
