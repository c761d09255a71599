import { expect, test } from 'vitest';
import { reportsOf } from './report-only.ts';

test('reports of all suites are counted by test, the most frequent first', () => {
  const report = (description: string) => ({ type: 'report-only policy', description });
  const spec = (...annotations: { type: string; description: string }[]) => ({ tests: [{ annotations }] });
  expect(
    reportsOf({
      specs: [spec(report('a'), report('a'), { type: 'skip', description: 'b' })],
      suites: [{ specs: [spec(report('c')), spec(report('c'))] }],
    }),
  ).toEqual(['c (2 tests)', 'a (1 tests)']);
});
