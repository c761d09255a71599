import { describe, expect, it } from 'vitest';
import { accountName, bankTakesName } from './bank-names.ts';

describe('the name of a bank account', () => {
  it.each(['KTB', 'TMB', 'BBL', 'ktb'])('is in English letters and spaces only at %s', (bank) => {
    for (const name of ['สมชาย', 'A1', "O'NEIL", 'DR. A', 'SOM😀']) expect(bankTakesName(bank, name)).toBe(false);
    for (const name of ['SOM CHAI', 'somchai ', '']) expect(bankTakesName(bank, name)).toBe(true);
  });

  it('is free at every other bank', () => {
    expect(bankTakesName('SCB', 'สมชาย ใจดี')).toBe(true);
  });

  it('joins first and last name by one space, in capitals', () => {
    expect(accountName(' SOM ', 'CHAI')).toBe('SOM CHAI');
    expect(accountName('anna  maria', ' lee')).toBe('ANNA MARIA LEE');
  });
});
