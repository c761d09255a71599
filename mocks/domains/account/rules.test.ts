import { describe, expect, test } from 'vitest';
import type { Player } from '../../kernel/player.ts';
import {
  authenticate,
  checkAttempt,
  checkBankAccount,
  checkBankName,
  checkName,
  checkPasswordChange,
  recentAttempts,
} from './rules.ts';

const now = 1_000_000;
const wrong = (...secondsAgo: number[]) => secondsAgo.map((seconds) => now - seconds * 1000);

// ACC-10
test('refuses the sixth attempt until the first wrong one is a minute old', () => {
  expect(() => checkAttempt('0812345678', wrong(50, 40, 30, 20), now)).not.toThrow();
  expect(() => checkAttempt('0812345678', wrong(59, 40, 30, 20, 10), now)).toThrow('REQUEST_LIMIT_1MIN');
  expect(() => checkAttempt('0812345678', wrong(60, 40, 30, 20, 10), now)).not.toThrow();
});

test('forgets attempts after a minute', () => {
  expect(recentAttempts(wrong(90, 60, 59, 1), now)).toEqual(wrong(59, 1));
});

// ACC-38
test('changes a password only with the old one', () => {
  expect(() => checkPasswordChange('old', 'old')).not.toThrow();
  expect(() => checkPasswordChange('old', 'other')).toThrow('WRONG_PASSWORD');
});

const player = { passwordDigest: 'right', active: true } as Player;

// ACC-11
test('answers an unknown phone number like a wrong password', () => {
  expect(authenticate(player, 'right')).toBe(player);
  expect(authenticate(undefined, 'right')).toBeNull();
  expect(authenticate(player, 'wrong')).toBeNull();
});

// ACC-11
test('reveals a deactivated player only with the right password', () => {
  expect(() => authenticate({ ...player, active: false }, 'right')).toThrow('INACTIVE_USER');
  expect(authenticate({ ...player, active: false }, 'wrong')).toBeNull();
});

describe('the name of the own bank account', () => {
  const check = { own: 'KTB', bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE' };

  // ACC-45
  test('accepts English letters', () => {
    expect(() => checkBankName(check)).not.toThrow();
  });

  test.each([
    [{ own: '' }, 'NO_BANK'],
    [{ bankCode: 'BBL' }, 'INVALID_BANK'],
    [{ bankAccountName: 'สมชาย' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankAccountName: '   ' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankAccountName: 'SOM-CHAI' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankAccountName: 'no bank' }, 'NO_BANK'],
    [{ bankAccountName: 'INVALID BANK' }, 'INVALID_BANK'],
    // ACC-45
  ])('refuses %j as %s', (changes, code) => {
    expect(() => checkBankName({ ...check, ...changes })).toThrow(code);
  });
});

describe('a bank account for a player', () => {
  const check = {
    ...{ bankCode: 'KTB', bankAccountName: 'SOMCHAI', bankAccountNo: '123456', banks: ['KTB', 'SCB'], taken: false },
    operation: 'createAccount',
  } as const;

  // ACC-46
  test.each([
    {},
    { bankAccountNo: '1'.repeat(20) },
    { bankAccountName: 'A' },
    { bankAccountName: ' SOM CHAI ' },
    { bankCode: 'SCB', bankAccountName: 'สมชาย' },
  ])('accepts %j', (change) => {
    expect(() => checkBankAccount({ ...check, ...change })).not.toThrow();
  });

  // ACC-32, ACC-41, ACC-46
  test.each([
    [{ bankCode: 'BBL' }, 'INVALID_BANK'],
    [{ bankAccountNo: '12345' }, 'INVALID_USER_INFO'],
    [{ bankAccountNo: '1'.repeat(21) }, 'INVALID_USER_INFO'],
    [{ bankAccountNo: '123456 ' }, 'INVALID_USER_INFO'],
    [{ bankAccountNo: 'a123456' }, 'INVALID_USER_INFO'],
    [{ bankAccountName: ' ' }, 'INVALID_USER_INFO'],
    [{ bankAccountName: '1SOM' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankAccountName: 'SOM1' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ taken: true }, 'EXISTING_BANK'],
    [{ bankAccountName: 'invalid bank ' }, 'INVALID_BANK'],
  ])('is refused with %j: %s', (change, code) => {
    expect(() => checkBankAccount({ ...check, ...change })).toThrow(code);
  });
});

// ACC-32
test('refuses a name without visible characters', () => {
  expect(() => checkName('ก')).not.toThrow();
  for (const name of ['', ' ', '\u200b']) expect(() => checkName(name)).toThrow('INVALID_USER_INFO');
});
