import { expect, it } from 'vitest';
import { uniqueKeys } from './server-values.ts';

it('an id is its own key, and numbered where it comes again', () => {
  expect(uniqueKeys(['A', 'B', 'A', 7, 'A', undefined])).toEqual(['A', 'B', 'A#2', '7', 'A#3', 'undefined']);
});

it.each([[['A', 'A', 'A#2']], [['A#2', 'A', 'A']], [['', '', '#2']]])(
  '%j get keys of their own, although one looks like the number of another',
  (ids) => {
    expect(new Set(uniqueKeys(ids)).size).toBe(ids.length);
  },
);
