import { expect, it } from 'vitest';
import { uniqueKeys } from './server-values.ts';

it('uses ids as keys, and numbers repeated ones', () => {
  expect(uniqueKeys(['A', 'B', 'A', 7, 'A', undefined])).toEqual(['A', 'B', 'A#2', '7', 'A#3', 'undefined']);
});

it.each([[['A', 'A', 'A#2']], [['A#2', 'A', 'A']], [['', '', '#2']]])('gives %j unique keys', (ids) => {
  expect(new Set(uniqueKeys(ids)).size).toBe(ids.length);
});
