import { expect, test } from 'vitest';
import { shortened } from './shrink.ts';

/** Shrinks the numbers from 0 to `count` − 1; a list reproduces the break when it holds all needed ones. */
async function shrunk(count: number, needed: readonly number[], more: { starts?: number[]; most?: number } = {}) {
  let tries = 0;
  const path = await shortened({
    items: Array.from({ length: count }, (_, at) => at),
    starts: more.starts ?? [],
    isLate: () => tries >= (more.most ?? Number.POSITIVE_INFINITY),
    shows(items) {
      tries += 1;
      return Promise.resolve(needed.every((one) => items.includes(one)) ? items : null);
    },
  });
  return { path, tries };
}

test.each([
  [60, [59]],
  [60, [0, 59]],
  [60, [3, 17, 18, 40, 59]],
  [60, [10, 20, 30, 40, 50, 59]],
  [2, [0, 1]],
  [1, [0]],
])('shortens %i steps to the needed ones: %j', async (count, needed) => {
  const { path } = await shrunk(count, needed);
  expect(path).toEqual(needed);
});

test('takes few tries when the last steps are enough', async () => {
  const { path, tries } = await shrunk(60, [55, 59], { starts: [12, 30, 54] });
  expect(path).toEqual([55, 59]);
  expect(tries).toBeLessThan(10);
});

test.each([
  [20, [7, 12, 19]],
  [20, [1, 19]],
  [25, [11, 13, 17, 24]],
])('has dropped the first steps of %i before the time limit: %j', async (count, needed) => {
  const { path, tries } = await shrunk(count, needed, { most: 12 });
  expect(tries).toBeLessThanOrEqual(12);
  expect(path[0]).toBe(needed[0]);
});

test('returns the shortest list so far at the time limit', async () => {
  const { path, tries } = await shrunk(60, [0, 59], { most: 12 });
  expect(tries).toBe(12);
  expect(path.length).toBeLessThan(60);
  expect(path).toContain(0);
  expect((await shrunk(60, [0, 59], { most: 0 })).path).toHaveLength(60);
});

test('drops a step that becomes needless with another one', async () => {
  // 0 is needed only together with 1.
  const shows = (items: readonly number[]) =>
    Promise.resolve(items.includes(2) && (items.includes(0) || !items.includes(1)) ? items : null);
  expect(await shortened({ items: [0, 1, 2], starts: [], isLate: () => false, shows })).toEqual([2]);
});
