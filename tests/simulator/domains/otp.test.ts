import { expect, test } from 'vitest';
import { replay } from '../../../mocks/engine/execute.ts';
import { askForCode, refusal, registration, verifyPhone } from '../../support/worlds/newcomer.ts';
import { callerOf, openSandbox } from '../../support/worlds/open-sandbox.ts';

const phoneNumber = registration.username;
const open = async () => {
  const sandbox = await openSandbox('newcomer');
  return { sandbox, visitor: callerOf(sandbox) };
};
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

test('no code is journaled in plain text', async () => {
  const { sandbox, visitor } = await open();
  await verifyPhone(visitor);
  expect(JSON.stringify(sandbox.journal())).not.toContain('123456');
  expect(sandbox.dump()).not.toContain('123456');
});
