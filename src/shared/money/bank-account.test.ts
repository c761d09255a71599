import { describe, expect, test } from 'vitest';
import {
  bankTakesName,
  formatAccountNumber,
  isEnglishName,
  maskedAccount,
  needsEnglishName,
  tidyName,
} from './bank-account.ts';

// DEP-9
test.each(['SOMCHAI', 'som chai', ' A ', 'A'])('accepts %j as English', (name) =>
  expect(isEnglishName(name)).toBe(true),
);

// DEP-9
test.each(['', '   ', 'สมชาย', 'A1', "O'BRIEN", 'Dr. A', 'É', '😀'])('does not accept %j as English', (name) => {
  expect(isEnglishName(name)).toBe(false);
});

// ACC-41, DEP-7, DEP-8
test('requires an English name at three banks only', () => {
  expect(['KTB', 'tmb', 'BBL'].map((code) => needsEnglishName(code, 'สมชาย'))).toEqual([true, true, true]);
  expect(['SCB', '', undefined].map((code) => needsEnglishName(code, 'สมชาย'))).toEqual([false, false, false]);
  expect(needsEnglishName('KTB', 'SOMCHAI JAIDEE')).toBe(false);
  expect(needsEnglishName('KTB', ' SOMCHAI\n')).toBe(false);
  expect(needsEnglishName('KTB', null)).toBe(true);
});

// ACC-42, DEP-11
test('upper-cases a name, with single spaces', () => expect(tidyName('  som   chai ')).toBe('SOM CHAI'));

describe('the name of a new account', () => {
  // ACC-41
  test.each(['KTB', 'TMB', 'BBL', 'ktb'])('has only English letters and spaces at %s', (bank) => {
    for (const name of ['สมชาย', 'A1', "O'NEIL", 'DR. A', 'SOM😀', 'weiß'])
      expect(bankTakesName(bank, name)).toBe(false);
    for (const name of ['SOM CHAI', 'somchai ', '']) expect(bankTakesName(bank, name)).toBe(true);
  });

  // ACC-41
  test('is free at other banks', () => {
    expect(bankTakesName('SCB', 'สมชาย ใจดี')).toBe(true);
  });
});

test.each([
  ['0123456789', '••6789'],
  ['012-3-45678-9', '••6789'],
  ['12345', '••2345'],
  ['1234', ''],
  [null, ''],
])('shows of the account %j on a receipt only %j', (account, shown) => expect(maskedAccount(account)).toBe(shown));

// ACC-27, DEP-3
test.each([
  ['1234567890', '123-456-7890'],
  [' 1234567890 ', '123-456-7890'],
  [1_234_567_890, '123-456-7890'],
  ['123456789012', '123456789012'],
  ['123-456-7890', '123-456-7890'],
  ['', '-'],
  [null, '-'],
  [{}, '-'],
])('formats the account number %j as %s', (given, text) => expect(formatAccountNumber(given)).toBe(text));
