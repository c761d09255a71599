import { expect, it } from 'vitest';
import { percentText, withPercent } from './percent-text.ts';

// BON-22, MNY-20, REF-10, SAFE-41
it('writes at most two decimals, and stays between 0 and 100', () => {
  expect([12.5, 33.3333, 150, -1, 0].map(percentText)).toEqual(['12.5%', '33.33%', '100%', '0%', '0%']);
});

// BON-22, MNY-20, REF-10, SAFE-11
it('writes a dash for what is no number', () => {
  expect([null, undefined, Number.NaN, '20'].map(percentText)).toEqual(['-', '-', '-', '-']);
});

// BON-22, MNY-21, SAFE-11
it('fills in the figure everywhere', () => {
  expect(withPercent('<b>percentFail%</b> and percentFail%', 12.5)).toBe('<b>12.5%</b> and 12.5%');
  expect(withPercent('percentFail percentFail%', 20)).toBe('20 20%');
  expect(withPercent('<b>percentFail%</b> or percentFail', null)).toBe('<b>-</b> or -');
});
