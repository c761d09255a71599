import { describe, expect, test } from 'vitest';
import { checkWithdrawal, limitsOf, wholeAmount } from './withdraw-rules.ts';

const limits = limitsOf({ withdrawMin: 100, withdrawMax: 200_000 });

describe('withdrawal checks', () => {
  // MNY-13, WDR-11, WDR-12, WDR-13
  test.each([
    ['', { kind: 'required' }],
    ['-5', { kind: 'format' }],
    ['100.001', { kind: 'decimals' }],
    ['0', { kind: 'minimum', limit: 10_000 }],
    ['99.99', { kind: 'minimum', limit: 10_000 }],
    ['200,000.01', { kind: 'maximum', limit: 20_000_000 }],
  ])('refuses %j', (text, problem) => {
    expect(checkWithdrawal(text, limits)).toEqual({ ok: false, problem });
  });

  // MNY-13, WDR-14
  test.each([
    ['100', 100],
    ['200,000.00', 200_000],
    ['๑,๐๐๐.๕๐', 1000.5],
  ])('sends %s as %d baht', (text, amount) => {
    expect(checkWithdrawal(text, limits)).toEqual({ ok: true, order: { amount } });
  });

  // WDR-3, WDR-15
  test('leaves malformed limits to the server', () => {
    const none = limitsOf(undefined);
    expect(checkWithdrawal('0.01', none)).toEqual({ ok: true, order: { amount: 0.01 } });
    expect(checkWithdrawal('0', none)).toEqual({ ok: true, order: { amount: 0 } });
  });
});

// WDR-9, WDR-10
test.each([
  [1_115_214, 1_115_214],
  [30_000_000, 20_000_000],
  [10_000, 10_000],
  [9_999, null],
  [0, null],
])('offers all of %d satang as %s', (total, whole) => {
  expect(wholeAmount(total, limits)).toBe(whole);
});

// WDR-9, WDR-15
test('offers the whole balance without limits, unless it is zero', () => {
  const none = limitsOf(undefined);
  expect([1, 0, 99_999_999].map((total) => wholeAmount(total, none))).toEqual([1, null, 99_999_999]);
});
