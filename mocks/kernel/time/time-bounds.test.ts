import { expect, test } from 'vitest';
import { latestWorldTime, timeBounds, worldTime } from './time-bounds.ts';

const earliest = Date.parse('1999-12-31T17:00:00Z');

test('a world may begin from the year 2000 of Bangkok until 2200', () => {
  expect(latestWorldTime).toBe(Date.parse('2200-01-01T00:00:00Z'));
  for (const time of [earliest, latestWorldTime]) expect(worldTime.parse(time)).toBe(time);
});

test.each([earliest - 1, latestWorldTime + 1, '0', null])('%j is refused with both bounds', (time) => {
  expect(timeBounds).toEqual({ from: '2000-01-01', to: '2200-01-01' });
  const problem = worldTime.safeParse(time).error?.issues[0]?.message;
  expect(problem).toBe('a world time from 2000-01-01 to 2200-01-01, in epoch ms');
});
