import { expect, test } from 'vitest';
import { day, minute } from './duration.ts';
import { gapBetween, happenedAt } from './past.ts';

const end = Date.parse('2026-03-14T20:15:00Z');
const at = (rows: number, age: number, fraction: number) => Date.parse(happenedAt({ end, rows }, age, fraction, 30));

test('spreads few rows over 30 days, and many over a longer time', () => {
  expect(gapBetween({ rows: 30 }, 30, 730 * day)).toBe(day);
  expect(gapBetween({ rows: 73 }, 30, 730 * day)).toBe(10 * day);
});

test('puts the newest row a minute before the world’s start, or a fraction of the gap earlier', () => {
  expect(at(30, 0, 0)).toBe(end - minute);
  expect(at(30, 0, 0.5)).toBe(end - day / 2 - minute);
});

test('puts each older row one gap further back, in a month or in two years', () => {
  expect(at(30, 29, 0)).toBe(end - 29 * day - minute);
  expect(at(73, 72, 0.25)).toBe(end - 722.5 * day - minute);
});

test('rounds the time of a row to a millisecond', () => {
  expect(at(7, 1, 0.1)).toBe(end - Math.floor((1.1 * 30 * day) / 7) - minute);
});
