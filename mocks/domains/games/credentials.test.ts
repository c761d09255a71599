import { expect, test } from 'vitest';
import { firstGamePassword, gameEvent, gameUsername, oddPasswordGame } from './credentials.ts';

test('derives username and first password from the world', () => {
  expect(gameUsername(1, 'p', 'JOKER')).toBe(gameUsername(1, 'p', 'JOKER'));
  expect(firstGamePassword(1, 'p', 'JOKER')).toBe(firstGamePassword(1, 'p', 'JOKER'));
  expect(gameUsername(1, 'p', 'JOKER')).not.toBe(gameUsername(2, 'p', 'JOKER'));
  expect(firstGamePassword(1, 'p', 'JOKER')).not.toBe(firstGamePassword(1, 'q', 'JOKER'));
});

// GAM-39
test('gives games with similar names different accounts', () => {
  expect(gameUsername(1, 'p', 'JOKER')).not.toBe(gameUsername(1, 'p', 'JOKER2'));
});

test('gives one provider passwords that need escaping in a URL', () => {
  const password = firstGamePassword(1, 'p', oddPasswordGame);
  for (const odd of ['/', '?', '#', '%']) expect(password).toContain(odd);
  expect(firstGamePassword(1, 'p', 'JOKER')).toMatch(/^[\dA-Za-z]{8}$/);
});

test('fills every hidden form field', () => {
  expect(Object.values(gameEvent(1, 'p')).filter((value) => value === '')).toEqual([]);
});
