import { expect, test } from 'vitest';
import {
  bangkokDate,
  bangkokDay,
  bangkokMinute,
  bangkokWeek,
  startOfBangkokDay,
  startOfBangkokWeek,
} from './calendar.ts';

const at = (iso: string) => Date.parse(iso);

test('begins a Bangkok day at 17:00 UTC', () => {
  expect(bangkokDay(at('2026-03-13T16:59:59.999Z'))).toBe(bangkokDay(at('2026-03-13T00:00:00+07:00')));
  expect(bangkokDay(at('2026-03-13T17:00:00Z'))).toBe(bangkokDay(at('2026-03-13T16:59:59Z')) + 1);
  expect(bangkokDate(at('2026-03-13T17:00:00Z'))).toBe('2026-03-14');
  expect(startOfBangkokDay(at('2026-03-14T20:15:00+07:00'))).toBe(at('2026-03-14T00:00:00+07:00'));
});

test('begins a Bangkok week on Monday, also across a new year', () => {
  expect(startOfBangkokWeek(at('2026-03-15T23:59:59+07:00'))).toBe(at('2026-03-09T00:00:00+07:00'));
  expect(startOfBangkokWeek(at('2026-03-16T00:00:00+07:00'))).toBe(at('2026-03-16T00:00:00+07:00'));
  expect(bangkokWeek(at('2025-12-31T12:00:00+07:00'))).toBe(bangkokWeek(at('2026-01-04T23:59:59+07:00')));
  expect(bangkokWeek(at('2026-01-05T00:00:00+07:00'))).toBe(bangkokWeek(at('2026-01-04T23:59:59+07:00')) + 1);
});

test('counts minutes of the day from midnight in Bangkok', () => {
  expect(bangkokMinute(at('2026-03-14T00:00:59+07:00'))).toBe(0);
  expect(bangkokMinute(at('2026-03-14T20:15:00+07:00'))).toBe(20 * 60 + 15);
  expect(bangkokMinute(at('2026-03-14T23:59:59+07:00'))).toBe(1439);
});
