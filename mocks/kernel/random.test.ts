import { expect, test } from 'vitest';
import { randomFor } from './random.ts';

const draws = (seed: number, label: string) =>
  Array.from(
    { length: 8 },
    (
      (random) => () =>
        random.next()
    )(randomFor(seed, label)),
  );

test('the same seed and label give the same numbers', () => {
  expect(draws(7, 'prize')).toEqual(draws(7, 'prize'));
});

test('another seed or another label gives other numbers', () => {
  expect(draws(8, 'prize')).not.toEqual(draws(7, 'prize'));
  expect(draws(7, 'coupon')).not.toEqual(draws(7, 'prize'));
});

test('whole numbers stay within their bounds and reach both ends', () => {
  const random = randomFor(1, 'dice');
  const rolls = new Set(Array.from({ length: 400 }, () => random.int(1, 6)));
  expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('picking from nothing is an error, not undefined', () => {
  expect(() => randomFor(1, 'empty').pick([])).toThrow('nothing to pick from');
});
