import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { Recipe } from './recipe.ts';
import { goodRequests } from './requests.ts';

const ids = Object.keys(operations) as OperationId[];

/** Operations that a service that has ended still answers. */
const afterTheEnd: readonly OperationId[] = ['getActive', 'getInfo'];

const hasBody = (id: OperationId): boolean => typeof goodRequests[id]?.body === 'object';
const hasParameters = (id: OperationId): boolean => operations[id].path.includes('{');

/** The token of a session that is over. */
const staleToken = (operation: OperationId): Recipe => ({
  operation,
  code: 'invalid-token',
  way: 'natural',
  how: 'With a token that is good no more.',
  scenario: 'expired-session',
  as: 'stranger',
});

function sessionRecipes(operation: OperationId): Recipe[] {
  const { auth, tag } = operations[operation];
  if (!auth) return tag === 'chat' ? [staleToken(operation)] : [];
  return [
    { operation, code: 'UNAUTHORIZED', way: 'natural', how: 'Without a token.', as: 'visitor' },
    staleToken(operation),
  ];
}

function inputRecipes(operation: OperationId): Recipe[] {
  const missing = { operation, code: 'KEY_MISSING', way: 'natural', how: 'Without any field.' } as const;
  const invalid = { operation, code: 'KEY_INVALID', way: 'natural' } as const;
  const { params } = goodRequests[operation] ?? {};
  if (hasBody(operation)) {
    return [
      { ...missing, request: { ...(params && { params }), body: {} } },
      { ...invalid, how: 'With a body that is no object.', request: { ...(params && { params }), body: [] } },
    ];
  }
  if (!hasParameters(operation)) return [];
  const tooLong = Object.fromEntries(
    [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'.repeat(201)]),
  );
  return [{ ...invalid, how: 'With a parameter of 201 characters.', request: { params: tooLong } }];
}

/** Codes after which the app repeats a read: a fault that hits once would go unnoticed. */
function downRecipes(operation: OperationId): Recipe[] {
  if (operations[operation].effect === 'write') return [];
  const set = { serverDown: true };
  return [{ operation, code: 'INTERNAL_SERVER_ERROR', way: 'switch', how: 'The server is down.', set }];
}

/** Refusals that all operations of a kind share. */
export const commonRecipes: readonly Recipe[] = ids.flatMap((operation) => [
  ...(afterTheEnd.includes(operation)
    ? []
    : [{ operation, code: 'gone', way: 'switch', how: 'The service has ended.', set: { terminated: true } } as const]),
  ...sessionRecipes(operation),
  ...inputRecipes(operation),
  ...downRecipes(operation),
]);

/** Codes without a business rule: failures of a machine, a network or an account outside the player's reach. */
const infrastructureCodes: readonly ErrorCode[] = [
  'EXPIRED_AUTH_TOKEN',
  'INTERNAL_SERVER_ERROR',
  'INVALID_IP',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'REQUEST_LIMIT',
];

/** Why a pair outside infrastructure has only a fault as recipe; null when it must have another. */
export function faultOnlyReason(operation: OperationId, code: ErrorCode): string | null {
  if (infrastructureCodes.includes(code)) return 'Nothing a player does leads here.';
  if (code === 'gone' && afterTheEnd.includes(operation)) return 'It tells that the service has ended.';
  if (code === 'KEY_MISSING' && !hasBody(operation)) return 'A path without its parameter is another path.';
  if (code === 'KEY_INVALID' && operations[operation].upload) return 'What is wrong with a file has codes of its own.';
  return null;
}
