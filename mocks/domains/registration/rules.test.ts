import { expect, test } from 'vitest';
import {
  afterWrongCode,
  alwaysVerified,
  checkRegistration,
  checkSend,
  checkVerify,
  codeFor,
  inviterIn,
} from './rules.ts';

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
  [{ inviteCode: `PR${'a'.repeat(63)}` }, 'INVALID_USER_INFO'],
  [{ inviteCode: 'PR<script>' }, 'INVALID_USER_INFO'],
  [{ currency: 'LAK' }, 'INVALID_USER_INFO'],
  [{ bankCode: 'NOPE' }, 'INVALID_BANK'],
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
test('only a phone with a verified code is told that it is registered', () => {
  expect(() => checkRegistration({ ...check, unverified: true, phoneTaken: true })).toThrow('UNVERIFIED_OTP');
  expect(() => checkRegistration({ ...check, phoneTaken: true })).toThrow('EXISTING_USER');
});

// REG-30
test('takes no bank before the bank step, but not a part of one', () => {
  const none = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
  expect(() => checkRegistration({ ...withFields(none), operation: 'validateAccount' })).not.toThrow();
  expect(() => checkRegistration(withFields(none))).toThrow('INVALID_BANK');
  const half = { ...withFields({ ...none, bankCode: 'SCB' }), operation: 'validateAccount' as const };
  expect(() => checkRegistration(half)).toThrow('INVALID_USER_INFO');
});

// ACC-46
test('the bank account of another player is refused', () => {
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
test('an invite code names the player who invited', () => {
  expect(inviterIn('PR38524639')).toBe('38524639');
  expect(inviterIn('')).toBeNull();
});

const now = 10_000_000;
const send = { phone: '0891112222', laos: false, now, blockedUntil: 0, sentAt: [] as number[] };
const verify = { otp: { sentAt: now, used: false }, replaced: false, blockedUntil: 0, now, forced: null };

test('a code may be sent a minute after the last one, not before', () => {
  expect(() => checkSend({ ...send, sentAt: [now - 59_999] })).toThrow('REQUEST_LIMIT_1MIN');
  expect(() => checkSend({ ...send, sentAt: [now - 60_000] })).not.toThrow();
});

// REG-24
test('a phone gets five codes within an hour', () => {
  const four = [50, 40, 30, 20].map((minutes) => now - minutes * 60_000);
  expect(() => checkSend({ ...send, sentAt: four })).not.toThrow();
  expect(() => checkSend({ ...send, sentAt: [now - 59 * 60_000, ...four] })).toThrow(/^REQUEST_LIMIT$/);
  expect(() => checkSend({ ...send, sentAt: [now - 60 * 60_000, ...four] })).not.toThrow();
});

test('a blocked phone gets no code until the block is over', () => {
  expect(() => checkSend({ ...send, blockedUntil: now + 1 })).toThrow('OTP_BLOCK');
  expect(() => checkSend({ ...send, blockedUntil: now })).not.toThrow();
});

test.each(['', '089111222', '08911122223', '089-111222', '๐๘๙๑๑๑๒๒๒๒', 'abcdefghij'])(
  '%j is no phone number',
  (phone) => {
    expect(() => checkSend({ ...send, phone })).toThrow('PHONE_NUMBER_REQUIRE_10_DIGIT');
  },
);

test('in Laos a phone number has eight to eleven digits', () => {
  for (const phone of ['20123456', '20123456789'])
    expect(() => checkSend({ ...send, phone, laos: true })).not.toThrow();
  for (const phone of ['2012345', '201234567890']) {
    expect(() => checkSend({ ...send, phone, laos: true })).toThrow('KEY_INVALID');
  }
});

// REG-24
test('a code lives for five minutes', () => {
  expect(() => checkVerify({ ...verify, now: now + 299_999 })).not.toThrow();
  expect(() => checkVerify({ ...verify, now: now + 300_000 })).toThrow('OTP_EXPIRED');
});

test('refuses a replaced code, a used code and a blocked phone', () => {
  expect(() => checkVerify({ ...verify, replaced: true })).toThrow('OTP_NOT_EXIST');
  expect(() => checkVerify({ ...verify, otp: { sentAt: now, used: true } })).toThrow('OTP_VERIFIED');
  expect(() => checkVerify({ ...verify, blockedUntil: now + 1 })).toThrow('OTP_BLOCK');
});

// REG-25
test('the fifth wrong code blocks the phone for a quarter of an hour and starts the count again', () => {
  expect(afterWrongCode(3, now)).toEqual({ wrongCodes: 4, blockedUntil: 0, code: 'OTP_CODE_INVALID' });
  expect(afterWrongCode(4, now)).toEqual({ wrongCodes: 0, blockedUntil: now + 900_000, code: 'OTP_BLOCK' });
});

test('the code is 123456, but for the phone whose code begins with zeros', () => {
  expect(codeFor('0891112222')).toBe('123456');
  expect(codeFor('0800000208')).toBe('004500');
  expect(codeFor('__proto__')).toBe('123456');
});

// REG-14
test.each(['PRa', 'PR_-', `PR${'a'.repeat(62)}`])('the invite code %s is allowed, whoever it names', (inviteCode) => {
  expect(() => checkRegistration(withFields({ inviteCode }))).not.toThrow();
});

// REG-13, REG-14
test('an invite code begins with its two letters and holds nothing else', () => {
  for (const inviteCode of ['xPR1', 'PR1!', ' PR1']) {
    expect(() => checkRegistration(withFields({ inviteCode }))).toThrow('INVALID_USER_INFO');
  }
  expect([inviterIn('xPR1'), inviterIn('PR')]).toEqual([null, null]);
});

test('a source on offer is allowed', () => {
  expect(() => checkRegistration(withFields({ sourceCode: 'FRIEND' }))).not.toThrow();
});

test('answers a magic code with its error, after all other refusals', () => {
  const forced = { ...verify, forced: 'OTP_CODE_INVALID' } as const;
  expect(() => checkVerify(forced)).toThrow('OTP_CODE_INVALID');
  expect(() => checkVerify({ ...forced, replaced: true })).toThrow('OTP_NOT_EXIST');
  expect(() => checkVerify({ ...verify, blockedUntil: now })).not.toThrow();
});

test('one phone needs no code at all', () => {
  expect([alwaysVerified('0800000201'), alwaysVerified('0800000208')]).toEqual([true, false]);
});
