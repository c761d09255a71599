import { expect, test } from 'vitest';
import { firstGamePassword, gameEvent, gameUsername, oddPasswordGame } from './credentials.ts';

test('an account has one username and one first password in a world, and others in another world', () => {
  expect(gameUsername(1, 'p', 'JOKER')).toBe(gameUsername(1, 'p', 'JOKER'));
  expect(firstGamePassword(1, 'p', 'JOKER')).toBe(firstGamePassword(1, 'p', 'JOKER'));
  expect(gameUsername(1, 'p', 'JOKER')).not.toBe(gameUsername(2, 'p', 'JOKER'));
  expect(firstGamePassword(1, 'p', 'JOKER')).not.toBe(firstGamePassword(1, 'q', 'JOKER'));
});

// GAM-39
test('gives games with similar names different accounts', () => {
  expect(gameUsername(1, 'p', 'JOKER')).not.toBe(gameUsername(1, 'p', 'JOKER2'));
});

test('gives passwords of one provider that a URL has to escape', () => {
  const password = firstGamePassword(1, 'p', oddPasswordGame);
  for (const odd of ['/', '?', '#', '%']) expect(password).toContain(odd);
  expect(firstGamePassword(1, 'p', 'JOKER')).toMatch(/^[\dA-Za-z]{8}$/);
});

test('no hidden form field is empty', () => {
  expect(Object.values(gameEvent(1, 'p')).filter((value) => value === '')).toEqual([]);
});
