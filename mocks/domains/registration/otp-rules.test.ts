import { expect, test } from 'vitest';
import { afterWrongCode, checkSend, checkVerify, codeFor } from './otp-rules.ts';

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

test('a code that was replaced is gone, one that was used is done, and a blocked phone waits', () => {
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
