import { expect, test } from 'vitest';
import { percentText, withPercent } from './percent-text.ts';

// BON-22, MNY-20, REF-10, SAFE-41
test('formats a percentage with at most two decimals, limited to 0 to 100', () => {
  expect([12.5, 33.3333, 150, -1, 0].map(percentText)).toEqual(['12.5%', '33.33%', '100%', '0%', '0%']);
});

// BON-22, MNY-20, REF-10, SAFE-11
test('formats other values as `-`', () => {
  expect([null, undefined, Number.NaN, '20'].map(percentText)).toEqual(['-', '-', '-', '-']);
});

// BON-22, MNY-21, SAFE-11
test('replaces each percentFail', () => {
  expect(withPercent('<b>percentFail%</b> and percentFail%', 12.5)).toBe('<b>12.5%</b> and 12.5%');
  expect(withPercent('percentFail percentFail%', 20)).toBe('20 20%');
  expect(withPercent('<b>percentFail%</b> or percentFail', null)).toBe('<b>-</b> or -');
});
