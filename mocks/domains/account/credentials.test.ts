import { expect, test } from 'vitest';
import type { Player } from '../../kernel/player.ts';
import { requireCredentials } from './credentials.ts';

const player = { passwordDigest: 'right', active: true } as Player;

test('the right password of an active player passes', () => {
  expect(requireCredentials(player, 'right')).toBe(player);
});

test('an unknown phone number and a wrong password get the same answer', () => {
  expect(() => requireCredentials(undefined, 'right')).toThrow('WRONG_CREDENTIAL');
  expect(() => requireCredentials(player, 'wrong')).toThrow('WRONG_CREDENTIAL');
});

test('a deactivated player is told so only with the right password', () => {
  expect(() => requireCredentials({ ...player, active: false }, 'right')).toThrow('INACTIVE_USER');
  expect(() => requireCredentials({ ...player, active: false }, 'wrong')).toThrow('WRONG_CREDENTIAL');
});
