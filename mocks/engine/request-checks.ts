import type { ErrorCode } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { playerByToken } from '../domains/account/index.ts';
import type { Player } from '../kernel/player.ts';
import type { World } from '../kernel/world.ts';
import { isUnusableParameter } from './validation.ts';

/** The operations that a service which has ended still answers (APP-24). */
const answeredAfterTermination: ReadonlySet<OperationId> = new Set(['getActive', 'getInfo']);

/** `gone` when the service has ended and does not answer the operation any more; null otherwise. */
export const terminationRefusal = ({ switches }: World, operation: OperationId): ErrorCode | null =>
  switches.terminated && !answeredAfterTermination.has(operation) ? 'gone' : null;

/**
 * The player behind the bearer token; null for a public operation.
 * @returns a code when the operation asks for a token and there is no good one: `UNAUTHORIZED` or `invalid-token`
 */
export function authenticatedPlayer(
  world: World,
  operation: OperationId,
  authorization: string | undefined,
): Player | ErrorCode | null {
  if (!operations[operation].auth) return null;
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!token) return 'UNAUTHORIZED';
  return playerByToken(world, token) ?? 'invalid-token';
}

/** `KEY_INVALID` for path parameters that name nothing; null when they can be used. */
export const pathRefusal = (path: Readonly<Record<string, string>>): ErrorCode | null =>
  Object.values(path).some(isUnusableParameter) ? 'KEY_INVALID' : null;

/**
 * The code that refuses a call whatever its body holds; null when its body is worth reading. The checks are those of the
 * pipeline's steps refuseAfterTermination, authenticate and validate, in the same order.
 */
export function headRefusal(
  world: World,
  operation: OperationId,
  path: Readonly<Record<string, string>>,
  authorization: string | undefined,
): ErrorCode | null {
  const terminated = terminationRefusal(world, operation);
  if (terminated !== null) return terminated;
  const player = authenticatedPlayer(world, operation, authorization);
  return typeof player === 'string' ? player : pathRefusal(path);
}
