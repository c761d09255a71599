import { expect, test } from 'vitest';
import { latestWorldTime, parseDuration, timeBounds, worldTime } from './duration.ts';

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
])('parses %s as %d milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(['', '1', 'h', '1 h', '-1h', '1y', '1hx', 'x1h', '1.h', '.5h'])('refuses the duration %j', (text) => {
  expect(() => parseDuration(text)).toThrow('not a duration');
});

const earliest = Date.parse('1999-12-31T17:00:00Z');

test('accepts world time from 2000 (Bangkok) to 2200', () => {
  expect(latestWorldTime).toBe(Date.parse('2200-01-01T00:00:00Z'));
  for (const time of [earliest, latestWorldTime]) expect(worldTime.parse(time)).toBe(time);
});

test.each([earliest - 1, latestWorldTime + 1, '0', null])('refuses the world time %j and names both bounds', (time) => {
  expect(timeBounds).toEqual({ from: '2000-01-01', to: '2200-01-01' });
  const problem = worldTime.safeParse(time).error?.issues[0]?.message;
  expect(problem).toBe('a world time from 2000-01-01 to 2200-01-01, in epoch ms');
});
