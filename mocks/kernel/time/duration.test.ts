import { expect, test } from 'vitest';
import { parseDuration } from './duration.ts';

test.each([
  ['90s', 90_000],
  ['15m', 900_000],
  ['1h', 3_600_000],
  ['2d', 172_800_000],
  ['1h30m', 5_400_000],
  ['500ms', 500],
  ['1.5h', 5_400_000],
  ['0.25d', 21_600_000],
  ['1.50m', 90_000],
  ['10s10s', 20_000],
])('%s is %d milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(['', '1', 'h', '1 h', '-1h', '1y', '1hx', 'x1h', '1.h', '.5h'])('%j is not a duration', (text) => {
  expect(() => parseDuration(text)).toThrow('not a duration');
});
