import { writeFileSync } from 'node:fs';
import { systemReason } from '../../mocks/adapters/server/system-reason.ts';
import type { Verdict } from './contract-calls.ts';
import { mendsOf } from './mends.ts';

export const reportFormats = ['json', 'junit'] as const;
type ReportFormat = (typeof reportFormats)[number];

export interface ReportedCase {
  readonly group: string;
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly why?: string | undefined;
  readonly ms?: number | undefined;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, and drops characters that XML cannot hold. */
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

/** Leaves out what the backend sent: it may be a secret. */
function whyOf(verdict: Verdict): string {
  if (verdict.kind === 'kept') return '';
  if (verdict.kind === 'refused') return `refused with ${verdict.code}, its answer was not seen`;
  if (verdict.kind === 'broken')
    return [verdict.why, ...mendsOf(verdict.why).map((mend) => `To mend: ${mend}`)].join('. ');
  if (verdict.kind !== 'drift') return verdict.why;
  return verdict.drifts
    .map(({ kind, path, expected, count }) => `${kind}: ${path || 'the body'}, expected ${expected} (${count}×)`)
    .join('; ');
}

const statusOf = ({ kind }: Verdict): ReportedCase['status'] =>
  kind === 'kept' ? 'passed' : kind === 'drift' || kind === 'broken' ? 'failed' : 'skipped';

/** One case for each operation, with its worst verdict. @param secrets are masked */
export function casesOf(verdicts: readonly Verdict[], secrets: readonly string[]): ReportedCase[] {
  const masked = (text: string) =>
    secrets
      .filter((secret) => secret !== '')
      .reduce((so, secret) => so.replaceAll(secret, '•••'), text)
      .replaceAll(/\d{8,}/g, '•••');
  return [...new Set(verdicts.map(({ id }) => id))].map((id) => {
    const own = verdicts.filter((verdict) => verdict.id === id);
    const status = (['failed', 'passed', 'skipped'] as const).find((wanted) =>
      own.some((one) => statusOf(one) === wanted),
    );
    const why = own.filter((one) => statusOf(one) === status).map(whyOf);
    return { group: 'contract', name: id, status: status ?? 'skipped', why: masked(why.filter(Boolean).join('; ')) };
  });
}

export const writeReport = (format: ReportFormat, file: string, cases: readonly ReportedCase[]): void => {
  try {
    writeFileSync(file, reportText(format, 'contract:check', cases));
  } catch (error) {
    throw new Error(`the report ${file} cannot be written: ${systemReason(error)}`, { cause: error });
  }
};
