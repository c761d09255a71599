import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import type { Switches } from '../../mocks/index.ts';
import { askForCode, registration } from '../support/newcomer.ts';
import { type Caller, callerOf, openSandbox } from '../support/open-sandbox.ts';

/** How a person gets a refusal of an account or of a one-time password: what comes first, and what is sent then. */
interface Recipe {
  readonly operation: OperationId;
  readonly code: string;
  readonly body?: unknown;
  readonly set?: Partial<Switches>;
  /** A profile that the player takes on first. */
  readonly asPlayer?: unknown;
  /** @returns the body to send, where it depends on what came before */
  readonly before?: (visitor: Caller) => Promise<unknown>;
}

/** Said of any call, by the wire or by a fault; nothing of this subject leads there. */
const everywhere = ['gone', 'invalid-token', 'UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INTERNAL_SERVER_ERROR'];
const byFault = [...everywhere, 'REQUEST_LIMIT', 'INVALID_IP', ...[1, 2, 3, 4].map((kind) => `INVALID_USER_${kind}`)];

const open = { set: { registerOtp: false } } as const;
const logInAs = (code: string, username: string): Recipe => ({
  operation: 'login',
  code,
  body: { username, password: 'any' },
});
const sendTo = (code: string, phoneNumber: string): Recipe => ({ operation: 'sendOtp', code, body: { phoneNumber } });
const enter = (code: string, otpCode: string): Recipe => ({
  operation: 'verifyOtp',
  code,
  before: async (visitor) => ({ otpToken: await askForCode(visitor), otpCode }),
});
const registerWith = (code: string, changes: Partial<typeof registration>): Recipe[] =>
  (['validateAccount', 'createAccount'] as const).map((operation) => ({
    operation,
    code,
    body: { ...registration, ...changes },
    ...open,
  }));
const update = { name: 'สมหญิง', bankCode: 'SCB', bankAccountName: 'SOMYING', bankAccountNo: '1234567890' };
const updateWith = (code: string, changes: Partial<typeof update>): Recipe => ({
  operation: 'updateProfile',
  code,
  body: { ...update, ...changes },
});
const rename = (code: string, bankCode: string, bankAccountName: string): Recipe => ({
  operation: 'updateBankAccountName',
  code,
  body: { bankCode, bankAccountName },
  set: { playerBank: 'KTB' },
});
const withBody: readonly OperationId[] = [
  'login',
  'validateAccount',
  'createAccount',
  'updateProfile',
  'updateBankAccountName',
  'changePassword',
  'sendOtp',
  'verifyOtp',
];

const recipes: readonly Recipe[] = [
  ...withBody.map((operation): Recipe => ({ operation, code: 'KEY_MISSING', body: {} })),
  ...withBody.map((operation): Recipe => ({ operation, code: 'KEY_INVALID', body: [] })),
  logInAs('WRONG_CREDENTIAL', '0812345678'),
  logInAs('INACTIVE_USER', '0800000101'),
  logInAs('NO_USER', '0800000102'),
  logInAs('WRONG_PASSWORD', '0800000103'),
  logInAs('LOGIN_FAIL', '0800000104'),
  logInAs('INVALID_IP', '0800000105'),
  ...[1, 2, 3, 4].map((kind) => logInAs(`INVALID_USER_${kind}`, `080000010${5 + kind}`)),
  logInAs('REQUEST_LIMIT', '0800000110'),
  logInAs('REQUEST_LIMIT_1MIN', '0800000111'),
  sendTo('OTP_SEND_FAIL', '0800000202'),
  sendTo('OTP_BLOCK', '0800000203'),
  sendTo('REQUEST_LIMIT', '0800000204'),
  sendTo('REQUEST_LIMIT_1MIN', '0800000205'),
  sendTo('EXISTING_USER', '0800000206'),
  sendTo('PHONE_NUMBER_REQUIRE_10_DIGIT', '089111222'),
  enter('OTP_EXPIRED', '000001'),
  enter('OTP_TOKEN_INVALID', '000002'),
  enter('OTP_NOT_EXIST', '000003'),
  enter('OTP_VERIFY_FAIL', '000004'),
  enter('OTP_BLOCK', '000005'),
  enter('OTP_VERIFIED', '000006'),
  enter('OTP_CODE_INVALID', '999999'),
  ...registerWith('PHONE_NUMBER_REQUIRE_10_DIGIT', { username: '0800000303' }),
  ...registerWith('UNVERIFIED_OTP', { username: '0800000301' }),
  ...registerWith('EXISTING_USER', { username: '0812345678' }),
  ...registerWith('EXISTING_BANK', { bankAccountNo: '9999900001' }),
  ...registerWith('INVALID_USER_INFO', { inviteCode: '38524639' }),
  ...registerWith('INVALID_BANK', { bankAccountName: 'INVALID BANK' }),
  ...registerWith('BANK_ACCOUNT_NAME_ENG', { bankCode: 'TMB', bankAccountName: 'สมชาย' }),
  ...registerWith('REGISTER_FAIL', { username: '0800000305' }).slice(1),
  { operation: 'getProfile', code: 'NO_USER', asPlayer: { ...update, bankAccountName: 'NO PROFILE' } },
  updateWith('EXISTING_BANK', { bankAccountNo: '9999900001' }),
  updateWith('INVALID_USER_INFO', { bankAccountNo: 'x' }),
  updateWith('INVALID_BANK', { bankCode: 'NOPE' }),
  updateWith('BANK_ACCOUNT_NAME_ENG', { bankCode: 'BBL', bankAccountName: 'สมหญิง' }),
  rename('INVALID_BANK', 'BBL', 'SOMCHAI'),
  rename('BANK_ACCOUNT_NAME_ENG', 'KTB', 'สมชาย'),
  rename('NO_BANK', 'KTB', 'NO BANK'),
  { operation: 'changePassword', code: 'WRONG_PASSWORD', body: { oldPassword: 'x', newPassword: 'y' } },
];

test.each(recipes)('$operation answers $code', async ({ operation, code, body, set = {}, before, asPlayer }) => {
  const sandbox = await openSandbox('everyday', { set });
  const { method, path, auth } = operations[operation];
  const visitor = callerOf(sandbox);
  const caller = auth ? callerOf(sandbox, sandbox.token('player')) : visitor;
  if (asPlayer) await caller.put('/api/account/profile', asPlayer);
  const sent = (await before?.(visitor)) ?? body;
  const send = { GET: caller.get, POST: caller.post, PUT: caller.put, DELETE: caller.delete }[method];
  expect((await send(path, sent)).body).toEqual({ message: code });
});

const own = (Object.keys(operations) as OperationId[]).filter((id) =>
  ['account', 'otp', 'lookup'].includes(operations[id].tag),
);

test.each(own)('every refusal that %s declares has a recipe', (id) => {
  const reached = recipes.filter(({ operation }) => operation === id).map(({ code }) => code);
  const missing = operations[id].errors.filter((code) => !byFault.includes(code) && !reached.includes(code));
  expect(missing).toEqual([]);
});
