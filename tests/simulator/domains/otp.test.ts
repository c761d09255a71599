import { expect, test } from 'vitest';
import { codeFor, type Otp } from '../../../mocks/domains/registration/index.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { askForCode, refusal, registration, verifyPhone } from '../../support/worlds/newcomer.ts';
import { callerOf, openSandbox } from '../../support/worlds/open-sandbox.ts';

const phoneNumber = registration.username;
const open = async () => {
  const sandbox = await openSandbox('newcomer');
  return { sandbox, visitor: callerOf(sandbox) };
};
/** The last unused code, as the panel shows it to testers. */
const readable = (sandbox: Sandbox) => {
  const last = (sandbox.inspect().records['otps'] as readonly Otp[]).findLast(({ used }) => !used);
  return last ? { phone: last.phone, reference: last.reference, code: codeFor(last.phone) } : null;
};

test('a code comes with a reference, and testers can read it until it is used', async () => {
  const { sandbox, visitor } = await open();
  const { body } = await visitor.post('/api/otp/send', { phoneNumber });
  expect(body).toEqual({
    otpRef: expect.stringMatching(/^[A-Z2-9]{4}$/),
    otpToken: expect.any(String),
    code: 'SUCCESS',
  });
  const { otpRef: reference, otpToken } = body as { otpRef: string; otpToken: string };
  const expected = { phone: phoneNumber, reference, code: '123456' };
  expect(readable(sandbox)).toEqual(expected);
  await visitor.post('/api/otp/verify', { otpToken, otpCode: '123456' });
  expect(readable(sandbox)).toBeNull();
});

// REG-16, REG-18
test('the right code verifies the phone once, and from then on the step is skipped', async () => {
  const { visitor } = await open();
  const otpToken = await askForCode(visitor);
  const check = { otpToken, otpCode: '123456' };
  expect(await visitor.post('/api/otp/verify', check)).toEqual({ status: 200, body: { code: 'OTP_CODE_VALID' } });
  expect(await visitor.post('/api/otp/verify', check)).toEqual(refusal(409, 'OTP_VERIFIED'));
  const again = await visitor.post('/api/otp/send', { phoneNumber });
  expect(again).toEqual({ status: 200, body: { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' } });
});

// REG-25
test('five wrong codes block the phone for fifteen minutes, and each is journaled', async () => {
  const { sandbox, visitor } = await open();
  const otpToken = await askForCode(visitor);
  const verify = (otpCode: string) => visitor.post('/api/otp/verify', { otpToken, otpCode });
  for (const code of ['111111', '222222', '333333', '444444']) {
    expect(await verify(code)).toEqual(refusal(400, 'OTP_CODE_INVALID'));
  }
  expect(await verify('555555')).toEqual(refusal(429, 'OTP_BLOCK'));
  expect(sandbox.journal()).toHaveLength(1 + 1 + 5);
  expect(await verify('123456')).toEqual(refusal(429, 'OTP_BLOCK'));
  await sandbox.clock.jump('1m');
  expect(await visitor.post('/api/otp/send', { phoneNumber })).toEqual(refusal(429, 'OTP_BLOCK'));
  await sandbox.clock.jump('15m');
  await verifyPhone(visitor);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// REG-25
test('a new code does not reset the count of wrong ones', async () => {
  const { sandbox, visitor } = await open();
  for (let code = 0; code < 4; code++) {
    const otpToken = await askForCode(visitor);
    await visitor.post('/api/otp/verify', { otpToken, otpCode: '111111' });
    await sandbox.clock.jump('1m');
  }
  const otpToken = await askForCode(visitor);
  expect(await visitor.post('/api/otp/verify', { otpToken, otpCode: '111111' })).toEqual(refusal(429, 'OTP_BLOCK'));
});

test.each([
  ['000001', 400, 'OTP_EXPIRED'],
  ['000002', 400, 'OTP_TOKEN_INVALID'],
  ['000003', 404, 'OTP_NOT_EXIST'],
  ['000004', 500, 'OTP_VERIFY_FAIL'],
  ['000005', 429, 'OTP_BLOCK'],
  ['000006', 409, 'OTP_VERIFIED'],
])('the magic code %s answers %d %s, and the right one still works', async (otpCode, status, code) => {
  const { visitor } = await open();
  const otpToken = await askForCode(visitor);
  expect(await visitor.post('/api/otp/verify', { otpToken, otpCode })).toEqual(refusal(status, code));
  expect((await visitor.post('/api/otp/verify', { otpToken, otpCode: '123456' })).status).toBe(200);
});

test('one magic phone skips the step, another gets a code that starts with zeros', async () => {
  const { visitor } = await open();
  const skipped = await visitor.post('/api/otp/send', { phoneNumber: '0800000201' });
  expect(skipped.body).toMatchObject({ code: 'OTP_VERIFIED' });
  expect((await visitor.post('/api/account', { ...registration, username: '0800000201' })).status).toBe(200);
  await verifyPhone(visitor, '0800000208', '004500');
});

test('no code is journaled in plain text', async () => {
  const { sandbox, visitor } = await open();
  await verifyPhone(visitor);
  expect(JSON.stringify(sandbox.journal())).not.toContain('123456');
  expect(sandbox.dump()).not.toContain('123456');
});
