/** What a report of `contract:check` says. */
import type { ReportedCase } from '../run/report-file.ts';
import type { Verdict } from './contract-calls.ts';

/** What a report says of an operation, without what the backend has answered: that may be a secret. */
function whyOf(verdict: Verdict): string {
  if (verdict.kind === 'kept') return '';
  if (verdict.kind === 'refused') return `refused with ${verdict.code}, its answer was not seen`;
  if (verdict.kind !== 'drift') return verdict.why;
  return verdict.drifts
    .map(({ kind, path, expected, count }) => `${kind}: ${path || 'the body'}, expected ${expected} (${count}×)`)
    .join('; ');
}

const statusOf = ({ kind }: Verdict): ReportedCase['status'] =>
  kind === 'kept' ? 'passed' : kind === 'drift' || kind === 'broken' ? 'failed' : 'skipped';

/** One case for each operation, by the worst that was found of it. @param secrets never stand in it */
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
