/**
 * `npm run audit`: lists known vulnerabilities of installed packages, high and critical. Where the registry answers no
 * audits it says so and passes; with AUDIT_REQUIRED=1 it fails then.
 */
import { readAudit } from './run/audit-report.ts';
import { runStep } from './run/steps.ts';

const { output } = await runStep({ name: 'audit', command: ['npm', 'audit', '--json', '--audit-level=high'] });
const result = readAudit(output);
if (result.kind === 'refused') {
  console.log(`audit: NOT CHECKED, the registry did not answer (${result.why})`);
  process.exitCode = process.env['AUDIT_REQUIRED'] ? 1 : 0;
} else {
  for (const finding of result.findings) console.error(finding);
  console.log(`audit: ${result.findings.length} high or critical of ${result.packages} packages`);
  process.exitCode = result.findings.length === 0 ? 0 : 1;
}
