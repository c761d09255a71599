import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { askForCode, registration } from '../worlds/newcomer.ts';
import { byMagic, natural, type Recipe, type Scene } from './recipe.ts';

const phone = registration.username;

const sends = byMagic(
  'phones',
  ['sendOtp'],
  (phoneNumber) => `\`phoneNumber\` is \`${phoneNumber}\`.`,
  (phoneNumber) => ({ request: { body: { phoneNumber } } }),
);

const codes = byMagic(
  'otpCodes',
  ['verifyOtp'],
  (otpCode) => `\`otpCode\` is \`${otpCode}\`.`,
  (otpCode) => ({ before: async ({ visitor }) => ({ body: { otpToken: await askForCode(visitor), otpCode } }) }),
);

const enter = (code: ErrorCode, how: string, before: Recipe['before']) => natural('verifyOtp', code, how, { before });
const send = (code: ErrorCode, how: string, more: Partial<Recipe>) => natural('sendOtp', code, how, more);
const wrong = '999999';

/** Enters wrong codes until one more blocks the phone. @returns the token */
async function failFourTimes(visitor: Scene['visitor']): Promise<string> {
  const otpToken = await askForCode(visitor);
  for (let time = 0; time < 4; time++) await visitor.post('/api/otp/verify', { otpToken, otpCode: wrong });
  return otpToken;
}

export const otpRecipes: readonly Recipe[] = [
  ...sends,
  ...codes,
  send('PHONE_NUMBER_REQUIRE_10_DIGIT', 'A phone of nine digits.', { request: { body: { phoneNumber: '089111222' } } }),
  send('REQUEST_LIMIT_1MIN', 'A second code within a minute.', {
    before: async ({ visitor }) => {
      await askForCode(visitor);
      return undefined;
    },
  }),
  send('REQUEST_LIMIT', 'A sixth code within an hour.', {
    before: async ({ sandbox, visitor }) => {
      for (let time = 0; time < 5; time++) {
        await askForCode(visitor);
        await sandbox.clock.jump('61s');
      }
      return undefined;
    },
  }),
  send('OTP_BLOCK', 'Another code after five wrong ones.', {
    before: async ({ sandbox, visitor }) => {
      const otpToken = await failFourTimes(visitor);
      await visitor.post('/api/otp/verify', { otpToken, otpCode: wrong });
      await sandbox.clock.jump('61s');
      return undefined;
    },
  }),
  enter('OTP_CODE_INVALID', 'Any other code than 123456.', async ({ visitor }) => ({
    body: { otpToken: await askForCode(visitor), otpCode: wrong },
  })),
  enter('OTP_BLOCK', 'The fifth wrong code.', async ({ visitor }) => ({
    body: { otpToken: await failFourTimes(visitor), otpCode: wrong },
  })),
  enter('OTP_EXPIRED', 'The code is older than five minutes.', async ({ sandbox, visitor }) => {
    const otpToken = await askForCode(visitor);
    await sandbox.clock.jump('5m');
    return { body: { otpToken, otpCode: '123456' } };
  }),
  enter('OTP_NOT_EXIST', 'A newer code was sent meanwhile.', async ({ sandbox, visitor }) => {
    const otpToken = await askForCode(visitor);
    await sandbox.clock.jump('61s');
    await askForCode(visitor);
    return { body: { otpToken, otpCode: '123456' } };
  }),
  enter('OTP_TOKEN_INVALID', 'A token that was never given out.', async () => ({
    body: { otpToken: 'otp.unknown', otpCode: '123456' },
  })),
  enter('OTP_VERIFIED', 'The same code a second time.', async ({ visitor }) => {
    const otpToken = await askForCode(visitor, phone);
    const body = { otpToken, otpCode: '123456' };
    await visitor.post('/api/otp/verify', body);
    return { body };
  }),
];
