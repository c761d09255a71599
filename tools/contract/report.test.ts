import { expect, test } from 'vitest';
import { type ReportedCase, reportText } from './report.ts';

const cases: readonly ReportedCase[] = [
  { group: 'contract', name: 'getWallet', status: 'passed', ms: 1234 },
  { group: 'contract', name: 'transfer', status: 'failed', why: 'of 0: it was "accepted" <&>\u0001' },
  { group: 'contract', name: 'withdraw', status: 'skipped', why: 'not sent: it pays out' },
];

test('writes JUnit with counts, without invalid characters', () => {
  expect(reportText('junit', 'contract:check', cases)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract:check" tests="3" failures="1" skipped="1">
  <testsuite name="contract:check" tests="3" failures="1" skipped="1">
    <testcase classname="contract" name="getWallet" time="1.234"/>
    <testcase classname="contract" name="transfer"><failure message="of 0: it was &quot;accepted&quot; &lt;&amp;&gt;"/></testcase>
    <testcase classname="contract" name="withdraw"><skipped message="not sent: it pays out"/></testcase>
  </testsuite>
</testsuites>
`);
});

test('writes JSON with counts', () => {
  expect(JSON.parse(reportText('json', 'check', cases))).toEqual({
    suite: 'check',
    passed: 1,
    failed: 1,
    skipped: 1,
    cases,
  });
});
