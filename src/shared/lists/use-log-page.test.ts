import { describe, expect, test } from 'vitest';
import { logPageCount, totalOf } from './use-log-page.ts';

// WAL-45, WAL-46, WAL-47
describe('pages of ten rows', () => {
  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [41, 5],
    [62, 7],
    [10_000, 1000],
    [1e9, 1e8],
    [Number.MAX_SAFE_INTEGER, 900_719_925_474_100],
    [-1, 0],
    [-1e21, 0],
    ['12', 2],
    // INV-17, SAFE-51, SLP-26, WAL-28, WAL-45, WAL-46
  ])('for a total of %j are %i', (total, pages) => {
    expect(logPageCount(total, 1, 10)).toBe(pages);
  });

  // SAFE-51, WAL-46
  test.each([null, undefined, 'many', Number.NaN, {}, 2 ** 53, 1e21, Number.POSITIVE_INFINITY])(
    'follow the rows on the page if the total is %s',
    (total) => {
      expect(totalOf(total)).toBeNull();
      expect(logPageCount(total, 3, 10)).toBe(3);
      expect(logPageCount(total, 3, 0)).toBe(0);
    },
  );
});
