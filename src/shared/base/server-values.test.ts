import { expect, test } from 'vitest';
import { uniqueKeys } from './server-values.ts';

test('uses ids as keys, and numbers repeated ones', () => {
  expect(uniqueKeys(['A', 'B', 'A', 7, 'A', undefined])).toEqual(['A', 'B', 'A#2', '7', 'A#3', 'undefined']);
});

test.each([[['A', 'A', 'A#2']], [['A#2', 'A', 'A']], [['', '', '#2']]])('gives %j unique keys', (ids) => {
  expect(new Set(uniqueKeys(ids)).size).toBe(ids.length);
});
