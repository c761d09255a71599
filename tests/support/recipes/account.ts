import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { type MagicSection, magic } from '../../../mocks/reference/magic.ts';
import { registration } from '../worlds/newcomer.ts';
import type { Recipe } from './recipe.ts';
import { goodRequests, type RequestParts } from './requests.ts';

const noOtp = { registerOtp: false } as const;
const both = ['validateAccount', 'createAccount'] as const;
const banking = [...both, 'updateProfile'] as const;
const naming = [...banking, 'updateBankAccountName'] as const;

/** What an operation accepts, but for some fields. */
const withFields = (operation: OperationId, fields: object): RequestParts => ({
  body: { ...(goodRequests[operation]?.body as object), ...fields },
});

const byMagic = (
  section: MagicSection,
  value: string,
  field: string,
  operations: readonly OperationId[],
  extra: Partial<Recipe> = {},
): Recipe[] =>
  operations.map((operation) => ({
    operation,
    code: magic[section][value]?.code as ErrorCode,
    way: 'magic',
    how: `\`${field}\` is \`${value}\`.`,
    set: noOtp,
    magic: [section, value],
    request: withFields(operation, { [field]: value }),
    ...extra,
  }));

const natural = (operation: OperationId, code: ErrorCode, how: string, rest: Partial<Recipe> = {}): Recipe => ({
  operation,
  code,
  way: 'natural',
  how,
  ...rest,
});

const logins = Object.keys(magic.phones)
  .filter((phone) => magic.phones[phone]?.at.includes('login'))
  .flatMap((phone) => byMagic('phones', phone, 'username', ['login'], { set: {} }));

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
  natural(operation, 'INVALID_USER_INFO', 'An invite code that does not begin with PR.', {
    set: noOtp,
    request: withFields(operation, { inviteCode: '38524639' }),
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

/** Changes the player's profile first. */
const asOneWho = (profile: object): Pick<Recipe, 'before'> => ({
  before: async ({ player }) => {
    await player.put('/api/account/profile', withFields('updateProfile', profile).body);
    return undefined;
  },
});

const otherAccount = { bankAccountNo: registration.bankAccountNo };

export const accountRecipes: readonly Recipe[] = [
  natural('login', 'WRONG_CREDENTIAL', 'A wrong password.', { request: withFields('login', { password: 'wrong' }) }),
  ...logins,
  ...registering,
  ...byMagic('phones', '0800000301', 'username', both, { set: {} }),
  ...byMagic('phones', '0800000302', 'username', both),
  ...byMagic('phones', '0800000303', 'username', both),
  ...byMagic('phones', '0800000304', 'username', both),
  ...byMagic('phones', '0800000305', 'username', ['createAccount']),
  ...byMagic('accountNames', 'INVALID BANK', 'bankAccountName', naming),
  ...byMagic('accountNames', 'INVALID USER', 'bankAccountName', banking),
  ...byMagic('accountNames', 'NOT ENGLISH', 'bankAccountName', naming),
  ...byMagic('accountNames', 'REGISTER FAIL', 'bankAccountName', ['createAccount']),
  ...byMagic('accountNames', 'NO BANK', 'bankAccountName', ['updateBankAccountName']),
  ...byMagic('accountNames', 'NO PROFILE', 'bankAccountName', ['getProfile'], {
    how: 'The name of the player’s bank account is `NO PROFILE`.',
    request: {},
    ...asOneWho({ bankAccountName: 'NO PROFILE' }),
  }),
  ...byMagic('bankAccounts', '9999900001', 'bankAccountNo', banking),
  ...byMagic('bankAccounts', '9999900002', 'bankAccountNo', banking),
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
  {
    operation: 'updateBankAccountName',
    code: 'NO_BANK',
    way: 'switch',
    how: 'The player has no bank account.',
    set: { playerBank: 'none' },
  },
  natural('changePassword', 'WRONG_PASSWORD', 'The old password is wrong.', {
    request: withFields('changePassword', { oldPassword: 'wrong' }),
  }),
];
