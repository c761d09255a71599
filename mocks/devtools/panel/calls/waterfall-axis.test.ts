import { expect, test } from 'vitest';
import { barsOf, longestGap } from './waterfall-axis.ts';

const call = (began: number, duration: number | null, waited = 0) => ({ began, duration, waited });

test('places each call by its start and duration, with its waiting part', () => {
  expect(barsOf([call(1000, 100, 25), call(1050, 150)], 9999)).toMatchObject([
    { from: 0, length: 0.5, waiting: 0.25, begin: 0, took: 100, waited: 25 },
    { from: 0.25, length: 0.75, waiting: 0, begin: 50, took: 150 },
  ]);
});

test('cuts out an idle gap, but not the time of a long call', () => {
  const [, second] = barsOf([call(0, 100), call(60_000, 100)], 0);
  expect(second).toMatchObject({ begin: 60_000, cutOut: 59_800, from: 2 / 3, length: 1 / 3 });
  const [, , third] = barsOf([call(0, 60_000), call(10, 10), call(50_000, 10)], 0);
  expect(third?.cutOut).toBe(0);
  const [, close] = barsOf([call(0, 100), call(100 + longestGap, 100)], 0);
  expect(close?.cutOut).toBe(0);
});

test('a pending call grows, and an aborted call waited no longer than it took', () => {
  expect(barsOf([call(0, null, 500)], 2000)).toMatchObject([{ took: 2000, waited: 500, waiting: 0.25, length: 1 }]);
  expect(barsOf([call(0, 100, 500)], 2000)).toMatchObject([{ waited: 100, waiting: 1 }]);
});

test('an event without a duration has no length, and no calls make no bars', () => {
  expect(barsOf([call(5, 0)], 0)).toMatchObject([{ from: 0, length: 0, waiting: 0 }]);
  expect(barsOf([], 0)).toEqual([]);
});
