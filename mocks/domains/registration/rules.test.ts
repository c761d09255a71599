import { expect, test } from 'vitest';
import { checkRegistration, inviterIn } from './rules.ts';

const registration = {
  name: 'สมชาย ใจดี',
  username: '0891112222',
  sourceCode: '',
  inviteCode: '',
  bankCode: 'SCB',
  bankAccountName: 'สมชาย ใจดี',
  bankAccountNo: '1234567890',
  currency: 'BAHT',
};
const check = {
  registration,
  operation: 'createAccount' as const,
  laos: false,
  banks: ['SCB', 'KTB', 'TMB', 'BBL'],
  sources: ['FRIEND'],
  unverified: false,
  phoneTaken: false,
  bankTaken: false,
};
const withFields = (changes: Partial<typeof registration>) => ({
  ...check,
  registration: { ...registration, ...changes },
});

// REG-35
test('a complete registration passes, with a Thai account name at a bank that takes it', () => {
  expect(() => checkRegistration(check)).not.toThrow();
});

test.each([
  [{ username: '089111222' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ username: '08911122223' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ username: 'abcdefghij' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ name: '  ' }, 'INVALID_USER_INFO'],
  [{ sourceCode: 'NOWHERE' }, 'INVALID_USER_INFO'],
  [{ inviteCode: '12345678' }, 'INVALID_USER_INFO'],
  [{ inviteCode: 'PR' }, 'INVALID_USER_INFO'],
  [{ inviteCode: 'PR<script>' }, 'INVALID_USER_INFO'],
  [{ currency: 'LAK' }, 'INVALID_USER_INFO'],
  [{ bankCode: 'NOPE' }, 'INVALID_BANK'],
  [{ bankCode: '' }, 'INVALID_BANK'],
  [{ bankAccountName: ' ' }, 'INVALID_USER_INFO'],
  [{ bankAccountNo: '12345' }, 'INVALID_USER_INFO'],
  [{ bankAccountNo: '123-456-7890' }, 'INVALID_USER_INFO'],
  [{ bankAccountNo: '9999900001' }, 'EXISTING_BANK'],
  [{ bankAccountNo: '9999900002' }, 'INVALID_BANK'],
  [{ bankAccountName: 'register fail' }, 'REGISTER_FAIL'],
  [{ bankAccountName: 'NOT ENGLISH' }, 'BANK_ACCOUNT_NAME_ENG'],
  [{ username: '0800000301' }, 'UNVERIFIED_OTP'],
  [{ username: '0800000305' }, 'REGISTER_FAIL'],
])('%j is refused as %s', (changes, code) => {
  expect(() => checkRegistration(withFields(changes))).toThrow(code);
});

// REG-35
test.each(['KTB', 'TMB', 'BBL'])('%s takes English letters and spaces only', (bankCode) => {
  for (const bankAccountName of ['สมชาย', 'A1', "O'NEIL", 'ＳＯＭ']) {
    expect(() => checkRegistration(withFields({ bankCode, bankAccountName }))).toThrow('BANK_ACCOUNT_NAME_ENG');
  }
  expect(() => checkRegistration(withFields({ bankCode, bankAccountName: 'SOM CHAI' }))).not.toThrow();
});

// REG-32
test('whether a number plays here is told only to whoever proved to own it', () => {
  expect(() => checkRegistration({ ...check, unverified: true, phoneTaken: true })).toThrow('UNVERIFIED_OTP');
  expect(() => checkRegistration({ ...check, phoneTaken: true })).toThrow('EXISTING_USER');
});

// REG-30
test('before the bank step the bank may be missing, but not half of it', () => {
  const none = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
  expect(() => checkRegistration({ ...withFields(none), operation: 'validateAccount' })).not.toThrow();
  expect(() => checkRegistration(withFields(none))).toThrow('INVALID_BANK');
  const half = { ...withFields({ ...none, bankCode: 'SCB' }), operation: 'validateAccount' as const };
  expect(() => checkRegistration(half)).toThrow('INVALID_USER_INFO');
});

// ACC-46
test('an account that somebody else has is refused', () => {
  expect(() => checkRegistration({ ...check, bankTaken: true })).toThrow('EXISTING_BANK');
});

// REG-39
test('in Laos phones have eight to eleven digits and the currency is one of two', () => {
  const lao = (changes: Partial<typeof registration>) => ({
    ...withFields({ currency: 'LAK', ...changes }),
    laos: true,
  });
  for (const username of ['20123456', '20123456789']) expect(() => checkRegistration(lao({ username }))).not.toThrow();
  for (const username of ['2012345', '201234567890']) {
    expect(() => checkRegistration(lao({ username }))).toThrow('INVALID_USER_INFO');
  }
  expect(() => checkRegistration(lao({ currency: 'BAHT' }))).not.toThrow();
  expect(() => checkRegistration(lao({ currency: 'USD' }))).toThrow('INVALID_USER_INFO');
});

// REG-13
test('an invite code names whoever invited', () => {
  expect(inviterIn('PR38524639')).toBe('38524639');
  expect(inviterIn('')).toBeNull();
});
