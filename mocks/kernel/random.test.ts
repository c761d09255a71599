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

test('draws equal numbers for equal seed and label', () => {
  expect(draws(7, 'prize')).toEqual(draws(7, 'prize'));
});

test('draws other numbers for another seed or label', () => {
  expect(draws(8, 'prize')).not.toEqual(draws(7, 'prize'));
  expect(draws(7, 'coupon')).not.toEqual(draws(7, 'prize'));
});

test('draws integers within their bounds, both included', () => {
  const random = randomFor(1, 'dice');
  const rolls = new Set(Array.from({ length: 400 }, () => random.int(1, 6)));
  expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('throws when it picks from an empty list', () => {
  expect(() => randomFor(1, 'empty').pick([])).toThrow('nothing to pick from');
});
