import { expect, test } from 'vitest';
import { toBaht, toSatang } from './money.ts';

// MNY-1
test('converts between baht and satang without loss', () => {
  for (const satang of [1, 10, 99, 100, 10_050, 130, 29, 57, 1_000_000_01])
    expect(toSatang(toBaht(satang))).toBe(satang);
});

// MNY-1
test('refuses a floating-point sum and converts exact baht', () => {
  expect(() => toSatang(0.1 + 0.2)).toThrow('KEY_INVALID');
  expect(toSatang(0.3)).toBe(30);
  expect(toSatang(1.3)).toBe(130);
});

test.each([0.001, 1.005, 100.555, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  // MNY-4, TRF-29
  'refuses %d baht as KEY_INVALID',
  (baht) => {
    expect(() => toSatang(baht)).toThrow('KEY_INVALID');
  },
);
