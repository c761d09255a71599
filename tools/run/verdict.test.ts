import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Outcome } from './outcomes.ts';
import { readQuarantine, readTerms } from './terms.ts';
import { closingLine, judge, type Terms } from './verdict.ts';

const here: Terms = { quarantine: [], allowedSkips: [], ci: false };
const inCi: Terms = { ...here, ci: true };
const noRedis = 'no redis-server on this machine; install: apt-get install redis-server';
const outcome = (title: string, status: Outcome['status'], reason?: string): Outcome => ({
  file: 'a.test.ts',
  title,
  status,
  reason,
});
const unsteady = { file: 'a.test.ts', title: 'one', reason: 'the clock is read twice', date: '2026-11-22' };

test('the closing line counts, and leaves out skips where there are none', () => {
  expect(closingLine(judge([outcome('one', 'passed'), outcome('two', 'failed')], here))).toBe(
    'tests: 1 passed, 1 failed',
  );
  expect(closingLine(judge([outcome('one', 'passed'), outcome('two', 'skipped', noRedis)], here))).toBe(
    'tests: 1 passed, 0 failed, 1 skipped',
  );
});

test('what failed is named, and each reason of a skip has one line with its number', () => {
  const all = [
    outcome('one', 'failed'),
    outcome('two', 'skipped', noRedis),
    outcome('three', 'skipped', 'no nginx'),
    outcome('four', 'skipped', noRedis),
    outcome('five', 'skipped'),
  ];
  expect(judge(all, here).lines).toEqual([
    '✗ a.test.ts > one',
    `2 skipped: ${noRedis}`,
    '1 skipped: no nginx',
    '1 skipped: no reason given in a.test.ts',
  ]);
});

test('in CI a skip fails, unless its reason is allowed', () => {
  const all = [outcome('one', 'passed'), outcome('two', 'skipped', noRedis), outcome('three', 'skipped', 'no nginx')];
  expect(judge(all, here).failed).toBe(0);
  const allowedSkips = [{ reason: 'no nginx', because: 'this host is tested elsewhere' }];
  const verdict = judge(all, { ...inCi, allowedSkips });
  expect(verdict).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(verdict.lines[0]).toBe(`✗ CI does not allow this skip (tests/allowed-skips.json): ${noRedis}`);
});

test.each(['passed', 'failed'] as const)('a test in quarantine that %s counts as skipped, and is named', (status) => {
  const verdict = judge([outcome('one', status), outcome('two', 'passed')], { ...here, quarantine: [unsteady] });
  expect(verdict).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
  expect(verdict.lines).toEqual([
    `in quarantine since 2026-11-22 (${status} now): a.test.ts > one: the clock is read twice`,
  ]);
});

test('in CI a quarantine that is not empty fails, whether its test ran or not', () => {
  const quarantine = [unsteady];
  expect(judge([outcome('one', 'passed')], { ...inCi, quarantine })).toMatchObject({ passed: 0, failed: 1 });
  expect(judge([outcome('two', 'passed')], { ...inCi, quarantine })).toMatchObject({ passed: 1, failed: 1 });
});

test.each([
  ['an unknown property', [{ ...unsteady, untill: 'soon' }]],
  ['no reason', [{ ...unsteady, reason: ' ' }]],
  ['a date that does not exist', [{ ...unsteady, date: '2026-02-30' }]],
  ['no list', unsteady],
])('a quarantine with %s is refused', (_what, content) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'krapao-quarantine-')), 'quarantine.json');
  writeFileSync(file, JSON.stringify(content));
  expect(() => readQuarantine(file)).toThrow(file);
});

test('the lists of this project can be read', () => {
  expect(readTerms().quarantine).toEqual(expect.any(Array));
});
