/** Writes what a run found as a file for other programs: JSON, or JUnit's XML, which CI servers show. */
import { writeFileSync } from 'node:fs';

export const reportFormats = ['json', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export interface ReportedCase {
  /** What it belongs to: a file, a command. */
  readonly group: string;
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly why?: string | undefined;
  readonly ms?: number | undefined;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML, without the characters that XML cannot hold. */
const xml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const count = (cases: readonly ReportedCase[], status: ReportedCase['status']) =>
  cases.filter((one) => one.status === status).length;

function junitCase({ group, name, status, why = '', ms }: ReportedCase): string {
  const time = ms === undefined ? '' : ` time="${(ms / 1000).toFixed(3)}"`;
  const head = `<testcase classname="${xml(group)}" name="${xml(name)}"${time}`;
  if (status === 'passed') return `    ${head}/>`;
  const inner = status === 'failed' ? `<failure message="${xml(why)}"/>` : `<skipped message="${xml(why)}"/>`;
  return `    ${head}>${inner}</testcase>`;
}

const junit = (suite: string, cases: readonly ReportedCase[]): string => {
  const counts = `tests="${cases.length}" failures="${count(cases, 'failed')}" skipped="${count(cases, 'skipped')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${xml(suite)}" ${counts}>
  <testsuite name="${xml(suite)}" ${counts}>
${cases.map(junitCase).join('\n')}
  </testsuite>
</testsuites>
`;
};

export function reportText(format: ReportFormat, suite: string, cases: readonly ReportedCase[]): string {
  if (format === 'junit') return junit(suite, cases);
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((status) => count(cases, status));
  return `${JSON.stringify({ suite, passed, failed, skipped, cases }, null, 2)}\n`;
}

/** Where a report goes. */
export interface ReportTarget {
  readonly format: ReportFormat;
  readonly file: string;
}

export const reportOptions = { report: { type: 'string' }, out: { type: 'string' } } as const;

/**
 * The report that the options ask for; null for none.
 * @param refuse ends the command for a format that is none, and for one option without the other
 */
export function reportTarget(
  { report, out }: { report?: string | undefined; out?: string | undefined },
  refuse: (sentence: string) => never,
): ReportTarget | null {
  if (report === undefined && out === undefined) return null;
  const format = reportFormats.find((known) => known === report);
  if (!format) return refuse(`--report takes ${reportFormats.join(' or ')}, not ${JSON.stringify(report ?? '')}`);
  return out ? { format, file: out } : refuse('--report needs --out FILE');
}

export const writeReport = ({ format, file }: ReportTarget, suite: string, cases: readonly ReportedCase[]): void =>
  writeFileSync(file, reportText(format, suite, cases));
