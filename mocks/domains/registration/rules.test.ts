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

// REG-14, REG-35
test.each([{}, { sourceCode: 'FRIEND' }, { inviteCode: 'PRa' }, { inviteCode: 'a.1' }])(
  'accepts a complete registration with %j',
  (changes) => {
    expect(() => checkRegistration(withFields(changes))).not.toThrow();
  },
);

// REG-14
test.each([
  [{ username: '089111222' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ username: '08911122223' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ username: 'abcdefghij' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ name: '  ' }, 'INVALID_USER_INFO'],
  [{ sourceCode: 'NOWHERE' }, 'INVALID_USER_INFO'],
  [{ currency: 'LAK' }, 'INVALID_USER_INFO'],
  [{ bankCode: 'NOPE' }, 'INVALID_BANK'],
  [{ bankAccountNo: '9999900001' }, 'EXISTING_BANK'],
  [{ bankAccountNo: '9999900002' }, 'INVALID_BANK'],
  [{ bankAccountName: 'register fail' }, 'REGISTER_FAIL'],
  [{ bankAccountName: 'NOT ENGLISH' }, 'BANK_ACCOUNT_NAME_ENG'],
  [{ username: '0800000301' }, 'UNVERIFIED_OTP'],
  [{ username: '0800000305' }, 'REGISTER_FAIL'],
])('refuses %j as %s', (changes, code) => {
  expect(() => checkRegistration(withFields(changes))).toThrow(code);
});

// REG-35
test.each(['KTB', 'TMB', 'BBL'])('accepts for %s English letters and spaces only', (bankCode) => {
  for (const bankAccountName of ['สมชาย', 'A1', "O'NEIL", 'ＳＯＭ']) {
    expect(() => checkRegistration(withFields({ bankCode, bankAccountName }))).toThrow('BANK_ACCOUNT_NAME_ENG');
  }
  expect(() => checkRegistration(withFields({ bankCode, bankAccountName: 'SOM CHAI' }))).not.toThrow();
});

// REG-32
test('reveals a registered phone only after its code is verified', () => {
  expect(() => checkRegistration({ ...check, unverified: true, phoneTaken: true })).toThrow('UNVERIFIED_OTP');
  expect(() => checkRegistration({ ...check, phoneTaken: true })).toThrow('EXISTING_USER');
});

// REG-30
test('accepts no bank before the bank step, but no partial one', () => {
  const none = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
  expect(() => checkRegistration({ ...withFields(none), operation: 'validateAccount' })).not.toThrow();
  expect(() => checkRegistration(withFields(none))).toThrow('INVALID_BANK');
  const half = { ...withFields({ ...none, bankCode: 'SCB' }), operation: 'validateAccount' as const };
  expect(() => checkRegistration(half)).toThrow('INVALID_USER_INFO');
});

// ACC-46
test('refuses the bank account of another player', () => {
  expect(() => checkRegistration({ ...check, bankTaken: true })).toThrow('EXISTING_BANK');
});

// REG-39
test('accepts in Laos phones of 8 to 11 digits and two currencies', () => {
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
test('reads the inviter from an invite code', () => {
  expect(['PR38524639', '', 'xPR1', 'PR'].map(inviterIn)).toEqual(['38524639', null, null, null]);
});

const now = 10_000_000;
const send = { phone: '0891112222', laos: false, now, blockedUntil: 0, sentAt: [] as number[] };
const verify = { otp: { sentAt: now, used: false }, replaced: false, blockedUntil: 0, now, forced: null };

const minutesAgo = (...minutes: number[]) => minutes.map((each) => now - each * 60_000);

// REG-24
test.each([
  { sentAt: minutesAgo(1) },
  { sentAt: minutesAgo(50, 40, 30, 20) },
  { sentAt: minutesAgo(60, 50, 40, 30, 20) },
  { blockedUntil: now },
  { phone: '20123456', laos: true },
  { phone: '20123456789', laos: true },
])('sends a code with %j', (changes) => {
  expect(() => checkSend({ ...send, ...changes })).not.toThrow();
});

// REG-24
test.each([
  [{ sentAt: [now - 59_999] }, /^REQUEST_LIMIT_1MIN$/],
  [{ sentAt: minutesAgo(59, 50, 40, 30, 20) }, /^REQUEST_LIMIT$/],
  [{ blockedUntil: now + 1 }, 'OTP_BLOCK'],
  [{ phone: '' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ phone: '089111222' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ phone: '08911122223' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ phone: '089-111222' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ phone: '๐๘๙๑๑๑๒๒๒๒' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ phone: 'abcdefghij' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ phone: '2012345', laos: true }, 'KEY_INVALID'],
  [{ phone: '201234567890', laos: true }, 'KEY_INVALID'],
])('sends no code with %j: %s', (changes, code) => {
  expect(() => checkSend({ ...send, ...changes })).toThrow(code);
});

// REG-24
test.each([{ now: now + 299_999 }, { blockedUntil: now }])('checks a code with %j', (changes) => {
  expect(() => checkVerify({ ...verify, ...changes })).not.toThrow();
});

// REG-24
test.each([
  [{ now: now + 300_000 }, 'OTP_EXPIRED'],
  [{ replaced: true }, 'OTP_NOT_EXIST'],
  [{ otp: { sentAt: now, used: true } }, 'OTP_VERIFIED'],
  [{ blockedUntil: now + 1 }, 'OTP_BLOCK'],
  [{ forced: 'OTP_CODE_INVALID' }, 'OTP_CODE_INVALID'],
  [{ forced: 'OTP_CODE_INVALID', replaced: true }, 'OTP_NOT_EXIST'],
] as const)('refuses to check a code with %j: %s', (changes, code) => {
  expect(() => checkVerify({ ...verify, ...changes })).toThrow(code);
});

// REG-25
test('blocks the phone for 15 minutes after five wrong codes, and restarts the count', () => {
  expect(afterWrongCode(3, now)).toEqual({ wrongCodes: 4, blockedUntil: 0, code: 'OTP_CODE_INVALID' });
  expect(afterWrongCode(4, now)).toEqual({ wrongCodes: 0, blockedUntil: now + 900_000, code: 'OTP_BLOCK' });
});

test('computes the code 123456, except for the phone whose code begins with zeros', () => {
  expect(codeFor('0891112222')).toBe('123456');
  expect(codeFor('0800000208')).toBe('004500');
  expect(codeFor('__proto__')).toBe('123456');
});

test('requires no code for one phone', () => {
  expect([alwaysVerified('0800000201'), alwaysVerified('0800000208')]).toEqual([true, false]);
});
