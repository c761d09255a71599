import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queries } from '../../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../../tests/support/components/simulated-backend.ts';
import { emptyDraft, registrationOf } from './registration-draft.ts';
import { useRegistrationCalls } from './use-registration-calls.ts';

const calls = () => renderHook(() => useRegistrationCalls(), { wrapper: queries().wrapper }).result.current;
const passes = (call: Promise<unknown>) => call.then(() => true).catch(({ code }) => code);

// REG-18, REG-30
test.each([
  [{ code: 'SUCCESS' }, true],
  [{ code: 'OK' }, true],
  [{ code: 'VERIFIED' }, true],
  [{ code: 0 }, true],
  [{ message: 'SUCCESS' }, true],
  [{ valid: true }, true],
  [{}, true],
  [{ code: 'OTP_VERIFIED' }, true],
  [{ code: 'OTP_CODE_INVALID' }, 'OTP_CODE_INVALID'],
  [{ message: 'OTP_EXPIRED' }, 'OTP_EXPIRED'],
])('a check of the code with the answer %j: %s', async (body, expected) => {
  const backend = await simulate('newcomer');
  backend.forge('verifyOtp', body, 200);
  expect(await passes(calls().verifyOtp('token', '1234'))).toBe(expected);
});

// REG-16, REG-18
test.each([
  [{ otpToken: 'token' }, { reference: '', token: 'token' }],
  [
    { otpToken: 'token', otpRef: 'AB', code: 'SENT' },
    { reference: 'AB', token: 'token' },
  ],
  [
    { message: 'OK', data: { otpToken: 'token' } },
    { reference: '', token: 'token' },
  ],
  [{ code: 'OTP_VERIFIED' }, null],
  [{ otpToken: 'token', code: 'OTP_BLOCK' }, 'OTP_BLOCK'],
  [{ code: 'SUCCESS' }, 'MALFORMED'],
])('a sent code with the answer %j', async (body, expected) => {
  const backend = await simulate('newcomer');
  backend.forge('sendOtp', body, 200);
  const sent = await calls()
    .sendOtp('0812345678')
    .catch(({ code }) => code);
  if (typeof expected === 'object' && expected) expect(sent).toMatchObject(expected);
  else expect(sent).toBe(expected);
});

// REG-30, REG-54
test.each([
  ['validateAccount', 'validate'],
  ['createAccount', 'create'],
] as const)('%s without a message passes, refused it does not', async (operation, call) => {
  const backend = await simulate('newcomer');
  const registration = registrationOf(emptyDraft(false, ''), false, 'profile');
  backend.forge(operation, { valid: true }, 200);
  expect(await passes(calls()[call](registration))).toBe(true);
  backend.forge(operation, { message: 'EXISTING_USER' }, 200);
  expect(await passes(calls()[call](registration))).toBe('EXISTING_USER');
});

// REG-12
test('sends a typed invite code as it is, trimmed', () => {
  const draft = { ...emptyDraft(false, ''), inviteCode: ' 12345\u200b ' };
  expect(registrationOf(draft, false, 'profile').inviteCode).toBe('12345');
});
