import { expect, test } from 'vitest';
import { readAudit } from './audit-report.ts';

test('high and critical vulnerabilities are listed, others are not', () => {
  const weak = (severity: string) => ({ severity, via: [{ title: 'Leaks' }, 'other'] });
  const output = JSON.stringify({
    vulnerabilities: { one: weak('high'), two: weak('moderate'), three: weak('critical') },
    metadata: { dependencies: { total: 900 } },
  });
  expect(readAudit(`npm warn something\n${output}\n`)).toEqual({
    kind: 'checked',
    packages: 900,
    findings: ['high: one Leaks', 'critical: three Leaks'],
  });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405 Method Not Allowed'],
  ['npm error audit endpoint returned an error', 'npm error audit endpoint returned an error'],
  ['', 'no answer'],
])('an audit that the registry refuses is not a passed one: %j', (output, why) => {
  expect(readAudit(output)).toEqual({ kind: 'refused', why });
});
