import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { accountRecipes, otpRecipes } from './account.ts';
import { chatRecipes } from './chat.ts';
import { bySwitch, natural, type Recipe } from './recipe.ts';
import { goodRequests } from './requests.ts';
import { rewardRecipes } from './rewards.ts';
import { qrRecipes, walletRecipes } from './wallet.ts';

const ids = Object.keys(operations) as OperationId[];

/** Operations that still answer after the service has ended. */
const afterTheEnd: readonly OperationId[] = ['getActive', 'getInfo', 'getContact'];

const hasBody = (id: OperationId): boolean => typeof goodRequests[id]?.body === 'object';
const hasParameters = (id: OperationId): boolean => operations[id].path.includes('{');

/** A token whose session has ended. */
const staleToken = (operation: OperationId): Recipe =>
  natural(operation, 'invalid-token', 'With a token that is good no more.', {
    scenario: 'expired-session',
    as: 'stranger',
  });

function sessionRecipes(operation: OperationId): Recipe[] {
  const { auth, tag } = operations[operation];
  if (!auth) return tag === 'chat' ? [staleToken(operation)] : [];
  return [natural(operation, 'UNAUTHORIZED', 'Without a token.', { as: 'visitor' }), staleToken(operation)];
}

function inputRecipes(operation: OperationId): Recipe[] {
  const { params } = goodRequests[operation] ?? {};
  const own = params && { params };
  if (hasBody(operation)) {
    return [
      natural(operation, 'KEY_MISSING', 'Without any field.', { request: { ...own, body: {} } }),
      natural(operation, 'KEY_INVALID', 'With a body that is no object.', { request: { ...own, body: [] } }),
    ];
  }
  if (!hasParameters(operation)) return [];
  const tooLong = Object.fromEntries(
    [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'.repeat(201)]),
  );
  return [natural(operation, 'KEY_INVALID', 'With a parameter of 201 characters.', { request: { params: tooLong } })];
}

/** Refusals that all operations of a kind share. */
const commonRecipes: readonly Recipe[] = ids.flatMap((operation) => [
  ...(afterTheEnd.includes(operation)
    ? []
    : [bySwitch(operation, 'gone', 'The service has ended.', { set: { terminated: true } })]),
  ...sessionRecipes(operation),
  ...inputRecipes(operation),
  bySwitch(operation, 'INTERNAL_SERVER_ERROR', 'The server is down.', { set: { serverDown: true } }),
]);

/** Why no simulator rule leads to a common code. */
const withoutRule: Partial<Record<ErrorCode, string>> = {
  EXPIRED_AUTH_TOKEN: 'A token has no age of its own here: it is good until its session ends, with `invalid-token`.',
  INVALID_IP: 'The simulator knows no address of a caller; login refuses so for a magic phone number alone.',
  INVALID_USER_1: 'The staff blocks no player who is logged in; login refuses so for a magic phone number alone.',
  INVALID_USER_2: 'As `INVALID_USER_1`.',
  INVALID_USER_3: 'As `INVALID_USER_1`.',
  INVALID_USER_4: 'As `INVALID_USER_1`.',
  REQUEST_LIMIT: 'The simulator counts passwords, codes and messages, and no other call.',
};

/** Why only a fault can produce a pair; null if another recipe must exist. */
export function faultOnlyReason(operation: OperationId, code: ErrorCode): string | null {
  const { upload } = operations[operation];
  if (code === 'gone' && afterTheEnd.includes(operation)) return 'A service that has ended still answers it.';
  if (code === 'KEY_MISSING' && upload) return 'A form without its file has a code of its own.';
  if (code === 'KEY_MISSING' && !hasBody(operation)) return 'A path without its parameter is another path.';
  if (code === 'KEY_INVALID' && upload) return 'What is wrong with a file has codes of its own.';
  return withoutRule[code] ?? null;
}

/** An operation and one of its declared error codes. */
export interface Pair {
  readonly operation: OperationId;
  readonly code: ErrorCode;
}

export const pairs: readonly Pair[] = (Object.keys(operations) as OperationId[]).flatMap((operation) =>
  operations[operation].errors.map((code) => ({ operation, code: code as ErrorCode })),
);

export const writtenRecipes: readonly Recipe[] = [
  ...accountRecipes,
  ...otpRecipes,
  ...chatRecipes,
  ...walletRecipes,
  ...qrRecipes,
  ...rewardRecipes,
  ...commonRecipes,
];

/** Last resort: a fault can force any declared code. */
export const faultRecipe = ({ operation, code }: Pair): Recipe => ({
  operation,
  code,
  trigger: 'fault',
  how: faultOnlyReason(operation, code) ?? 'Forced.',
});

/** Whether only a fault leads to a pair. */
export const isForced = ({ operation, code }: Pair): boolean =>
  !writtenRecipes.some((recipe) => recipe.operation === operation && recipe.code === code);
