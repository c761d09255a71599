import { expect, test } from 'vitest';
import { checkBankName } from './bank-accounts.ts';

const check = { own: 'KTB', bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE' };

// ACC-45
test('the player’s own account takes an English name', () => {
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
])('%j is refused as %s', (changes, code) => {
  expect(() => checkBankName({ ...check, ...changes })).toThrow(code);
});
