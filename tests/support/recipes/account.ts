import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { askForCode, registration } from '../worlds/newcomer.ts';
import { byMagic, bySwitch, natural, type Recipe, type Scene } from './recipe.ts';
import { goodRequests, type RequestParts } from './requests.ts';

const noOtp = { registerOtp: false } as const;
const both = ['validateAccount', 'createAccount'] as const;
const banking = [...both, 'updateProfile'] as const;
const naming = [...banking, 'updateBankAccountName'] as const;

/** A valid request of an operation with some fields replaced. */
const withFields = (operation: OperationId, fields: object): RequestParts => ({
  body: { ...(goodRequests[operation]?.body as object), ...fields },
});

const typed = (field: string) => (value: string) => `\`${field}\` is \`${value}\`.`;
/** A magic value in a form field. */
const inField =
  (field: string, set: NonNullable<Recipe['set']> = noOtp) =>
  (value: string, operation: OperationId) => ({
    set,
    request: withFields(operation, { [field]: value }),
  });

const registering = both.flatMap((operation): Recipe[] => [
  natural(operation, 'EXISTING_USER', 'The phone of a registered player.', {
    set: noOtp,
    request: withFields(operation, { username: '0812345678' }),
  }),
  natural(operation, 'UNVERIFIED_OTP', 'No code was entered for the phone.'),
  natural(operation, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'A phone of nine digits.', {
    set: noOtp,
    request: withFields(operation, { username: '089111222' }),
  }),
  natural(operation, 'INVALID_USER_INFO', 'A source that is not on offer.', {
    set: noOtp,
    request: withFields(operation, { sourceCode: 'NOWHERE' }),
  }),
  natural(operation, 'INVALID_BANK', 'A bank that is not on offer.', {
    set: noOtp,
    request: withFields(operation, { bankCode: 'NOPE' }),
  }),
  natural(operation, 'BANK_ACCOUNT_NAME_ENG', 'A Thai name for an account at TMB.', {
    set: noOtp,
    request: withFields(operation, { bankCode: 'TMB', bankAccountName: 'สมชาย ใจดี' }),
  }),
  natural(operation, 'EXISTING_BANK', 'Another player has registered with this account before.', {
    set: noOtp,
    before: async ({ visitor }) => {
      await visitor.post('/api/account', { ...registration, username: '0893334444' });
      return undefined;
    },
  }),
]);

const asOneWho = (profile: object): Pick<Recipe, 'before'> => ({
  before: async ({ player }) => {
    await player.put('/api/account/profile', withFields('updateProfile', profile).body);
    return undefined;
  },
});

const otherAccount = { bankAccountNo: registration.bankAccountNo };

export const accountRecipes: readonly Recipe[] = [
  natural('login', 'WRONG_CREDENTIAL', 'A wrong password.', { request: withFields('login', { password: 'wrong' }) }),
  ...byMagic('phones', ['login'], typed('username'), inField('username', {})),
  ...registering,
  ...byMagic('phones', both, typed('username'), (phone, operation) =>
    // The first is refused because its code was never entered.
    inField('username', phone === '0800000301' ? {} : noOtp)(phone, operation),
  ),
  ...byMagic('accountNames', naming, typed('bankAccountName'), inField('bankAccountName')),
  ...byMagic(
    'accountNames',
    ['getProfile'],
    (name) => `The name of the player’s bank account is \`${name}\`.`,
    (name) => ({ set: noOtp, request: {}, ...asOneWho({ bankAccountName: name }) }),
  ),
  ...byMagic('bankAccounts', banking, typed('bankAccountNo'), inField('bankAccountNo')),
  natural('updateProfile', 'EXISTING_BANK', 'Another player has registered with this account.', {
    set: noOtp,
    before: async ({ visitor }) => {
      await visitor.post('/api/account', registration);
      return withFields('updateProfile', otherAccount);
    },
  }),
  natural('updateProfile', 'INVALID_USER_INFO', 'An account number with letters.', {
    request: withFields('updateProfile', { bankAccountNo: 'x' }),
  }),
  natural('updateProfile', 'INVALID_BANK', 'A bank that is not on offer.', {
    request: withFields('updateProfile', { bankCode: 'NOPE' }),
  }),
  natural('updateProfile', 'BANK_ACCOUNT_NAME_ENG', 'A Thai name for an account at BBL.', {
    request: withFields('updateProfile', { bankCode: 'BBL', bankAccountName: 'สมชาย ใจดี' }),
  }),
  natural('updateBankAccountName', 'INVALID_BANK', 'Another bank than the player’s.', {
    set: { playerBank: 'KTB' },
    request: { body: { bankCode: 'BBL', bankAccountName: 'SOMCHAI JAIDEE' } },
  }),
  natural('updateBankAccountName', 'BANK_ACCOUNT_NAME_ENG', 'A Thai name.', {
    scenario: 'bank-deposit',
    request: { body: { bankCode: 'KTB', bankAccountName: 'สมชาย ใจดี' } },
  }),
  bySwitch('updateBankAccountName', 'NO_BANK', 'The player has no bank account.', { set: { playerBank: 'none' } }),
  natural('changePassword', 'WRONG_PASSWORD', 'The old password is wrong.', {
    request: withFields('changePassword', { oldPassword: 'wrong' }),
  }),
];

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
