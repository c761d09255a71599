import { describe, expect, test } from 'vitest';
import { formatMinute } from './clock.ts';
import { bangkokDay, bangkokDayStart, bangkokMinute, formatDateTime, relativeParts, twoDigits } from './dates.ts';

describe('dates', () => {
  test.each([
    ['2026-01-15T09:30:00.000Z', '15/01/2026 16:30:00'],
    ['2026-01-15T09:30:00+07:00', '15/01/2026 09:30:00'],
    ['2026-01-15T09:30:00-0800', '16/01/2026 00:30:00'],
    ['2026-01-15T09:30:00', '15/01/2026 09:30:00'],
    ['2026-01-15', '15/01/2026 00:00:00'],
    ['2026-12-31T17:00:00Z', '01/01/2027 00:00:00'],
    ['2024-02-29T00:00:00Z', '29/02/2024 07:00:00'],
    [1_768_469_400_000, '15/01/2026 16:30:00'],
    [1_768_469_400, '15/01/2026 16:30:00'],
    ['1768469400', '15/01/2026 16:30:00'],
    // MNY-22, MNY-23
  ])('formats %j in Bangkok, as a Gregorian date', (value, text) => {
    expect(formatDateTime(value)).toBe(text);
  });

  test.each([
    '0000-00-00',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '21/11/2026 10:00:00',
    '',
    'yesterday',
    null,
    undefined,
    {},
    Number.NaN,
    0,
    -1,
    8.64e15,
    // MNY-23
  ])('formats %j as `-`', (value) => {
    expect(formatDateTime(value)).toBe('-');
  });
});

test.each([
  [7, '07'],
  [59, '59'],
  [100, '100'],
])('pads %s to two digits: %s', (value, written) => {
  expect(twoDigits(value)).toBe(written);
});

describe('relative time', () => {
  const second = 1_000;
  const day = 86_400 * second;
  test.each([
    [-5 * day, 'now', 0],
    [0, 'now', 0],
    [999, 'now', 0],
    [second, 'second', 1],
    [59 * second, 'second', 59],
    [60 * second, 'minute', 1],
    [3_599 * second, 'minute', 59],
    [3_600 * second, 'hour', 1],
    [day - 1, 'hour', 23],
    [29 * day, 'day', 29],
    [30 * day, 'month', 1],
    [31 * day, 'month', 1],
    [364 * day, 'month', 12],
    [365 * day, 'year', 1],
    [730 * day, 'year', 2],
    [Number.NaN, 'now', 0],
    // MNY-24, MNY-25, WAL-14, WAL-15
  ])('%d ms ago is in the unit %s: %d', (age, unit, count) => {
    const now = 1_768_469_400_000;
    expect(relativeParts(now - age, now)).toEqual({ unit, count });
  });
});

test('counts days and minutes in Bangkok', () => {
  const lastMinute = Date.parse('2026-03-14T16:59:59.999Z');
  expect([bangkokMinute(lastMinute), bangkokMinute(lastMinute + 1)]).toEqual([1439, 0]);
  expect(bangkokDay(lastMinute + 1) - bangkokDay(lastMinute)).toBe(1);
  expect(bangkokDay(0)).toBe(0);
  const start = bangkokDayStart(bangkokDay(lastMinute));
  expect([bangkokMinute(start), bangkokDay(start), bangkokDay(start - 1)]).toEqual([
    0,
    bangkokDay(lastMinute),
    bangkokDay(lastMinute) - 1,
  ]);
});

// MNY-22
test.each(['2026-03-14T20:15:59+07:00', '2026-03-14T23:59:59Z', '2026-12-31T17:00:00Z'])(
  'formats the minute of %s, without seconds',
  (moment) => {
    expect(formatMinute(Date.parse(moment))).toBe(formatDateTime(moment).slice(0, 16));
  },
);

// MNY-22
test('formats a missing minute as `-`', () => {
  expect(formatMinute(null)).toBe('-');
});
