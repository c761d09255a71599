import { expect, test } from 'vitest';
import { day, minute } from './duration.ts';
import { gapBetween, happenedAt } from './past.ts';

const end = Date.parse('2026-03-14T20:15:00Z');
const at = (rows: number, age: number, fraction: number) => Date.parse(happenedAt({ end, rows }, age, fraction, 30));

test('few rows lie evenly over thirty days, many over the longer time', () => {
  expect(gapBetween({ rows: 30 }, 30, 730 * day)).toBe(day);
  expect(gapBetween({ rows: 73 }, 30, 730 * day)).toBe(10 * day);
});

test('the newest row lies a minute before the world began, or as far as its share of the gap says', () => {
  expect(at(30, 0, 0)).toBe(end - minute);
  expect(at(30, 0, 0.5)).toBe(end - day / 2 - minute);
});

test('each older row lies a gap further back: over a month when there are few, over two years when there are many', () => {
  expect(at(30, 29, 0)).toBe(end - 29 * day - minute);
  expect(at(73, 72, 0.25)).toBe(end - 722.5 * day - minute);
});

test('a row lies on a whole millisecond', () => {
  expect(at(7, 1, 0.1)).toBe(end - Math.floor((1.1 * 30 * day) / 7) - minute);
});
