import { describe, expect, it } from 'vitest';
import { bankTakesName, formatAccountNumber, isEnglishName, needsEnglishName, tidyName } from './bank-account.ts';

// DEP-9
it.each(['SOMCHAI', 'som chai', ' A ', 'A'])('takes %j for English', (name) => expect(isEnglishName(name)).toBe(true));

// DEP-9
it.each(['', '   ', 'สมชาย', 'A1', "O'BRIEN", 'Dr. A', 'É', '😀'])('does not take %j for English', (name) => {
  expect(isEnglishName(name)).toBe(false);
});

// ACC-41, DEP-7, DEP-8
it('asks for an English name at three banks only', () => {
  expect(['KTB', 'tmb', 'BBL'].map((code) => needsEnglishName(code, 'สมชาย'))).toEqual([true, true, true]);
  expect(['SCB', '', undefined].map((code) => needsEnglishName(code, 'สมชาย'))).toEqual([false, false, false]);
  expect(needsEnglishName('KTB', 'SOMCHAI JAIDEE')).toBe(false);
  expect(needsEnglishName('KTB', ' SOMCHAI\n')).toBe(false);
  expect(needsEnglishName('KTB', null)).toBe(true);
});

// ACC-42, DEP-11
it('sends a name in capitals with single spaces', () => expect(tidyName('  som   chai ')).toBe('SOM CHAI'));

describe('the name of a new account', () => {
  // ACC-41
  it.each(['KTB', 'TMB', 'BBL', 'ktb'])('is in English letters and spaces only at %s', (bank) => {
    for (const name of ['สมชาย', 'A1', "O'NEIL", 'DR. A', 'SOM😀', 'weiß'])
      expect(bankTakesName(bank, name)).toBe(false);
    for (const name of ['SOM CHAI', 'somchai ', '']) expect(bankTakesName(bank, name)).toBe(true);
  });

  // ACC-41
  it('is free at every other bank', () => {
    expect(bankTakesName('SCB', 'สมชาย ใจดี')).toBe(true);
  });
});

describe('formatAccountNumber', () => {
  // ACC-27, DEP-3
  it('groups ten digits 3-3-rest', () => {
    expect(formatAccountNumber('1234567890')).toBe('123-456-7890');
    expect(formatAccountNumber(' 1234567890 ')).toBe('123-456-7890');
    expect(formatAccountNumber(1_234_567_890)).toBe('123-456-7890');
  });

  // ACC-27, DEP-3
  it('leaves every other number as it is', () => {
    expect(formatAccountNumber('123456789012')).toBe('123456789012');
    expect(formatAccountNumber('123-456-7890')).toBe('123-456-7890');
  });

  // DEP-3
  it('shows a dash where there is no number', () => {
    expect(formatAccountNumber('')).toBe('-');
    expect(formatAccountNumber(null)).toBe('-');
    expect(formatAccountNumber({})).toBe('-');
  });
});
