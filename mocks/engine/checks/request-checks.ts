import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { playerByToken } from '../../domains/account/index.ts';
import { type ChatIdentity, playerOfRoom } from '../../domains/chat/index.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { isUnusableParameter } from './validation.ts';

/** Operations that a terminated service still answers (APP-24). */
const answeredAfterTermination: ReadonlySet<OperationId> = new Set(['getActive', 'getInfo', 'getContact']);

/** `gone` when the service is terminated and no longer answers the operation; null otherwise. */
export const terminationRefusal = ({ switches }: World, operation: OperationId): ErrorCode | null =>
  switches.terminated && !answeredAfterTermination.has(operation) ? 'gone' : null;

/**
 * The player of the bearer token; null for a public operation, and for a guest in the chat (CHT-9).
 * @returns `UNAUTHORIZED` or `invalid-token` when the operation requires a valid token and there is none
 */
export function authenticatedPlayer(
  world: World,
  operation: OperationId,
  authorization: string | undefined,
): Player | ErrorCode | null {
  const { auth, tag } = operations[operation];
  const token = authorization?.match(/^Bearer +(.+)$/i)?.[1];
  if (!auth && (tag !== 'chat' || !token)) return null;
  if (!token) return 'UNAUTHORIZED';
  return playerByToken(world, token) ?? 'invalid-token';
}

/**
 * The code that refuses to speak for another player in the chat, where the body names the player (CHT-13, CHT-94);
 * null for every other call.
 */
export function impersonationRefusal(operation: OperationId, body: unknown, player: Player | null): ErrorCode | null {
  const userId = (body as Partial<ChatIdentity> | null)?.userId;
  if (!userId || userId === player?._id) return null;
  if (!player) return 'UNAUTHORIZED';
  return operation === 'getChatHistory' ? 'NO_DATA' : 'KEY_INVALID';
}

/** Whether a socket with this token may hear a room: a player needs its token, a guest only its room id (CHT-94). */
export function mayHear(world: World, room: string, token: unknown): boolean {
  const owner = playerOfRoom(room);
  return owner === null || playerByToken(world, String(token))?._id === owner;
}

/** `KEY_INVALID` for unusable path parameters; null otherwise. */
export const pathRefusal = (path: Readonly<Record<string, string>>): ErrorCode | null =>
  Object.values(path).some(isUnusableParameter) ? 'KEY_INVALID' : null;

/**
 * The code that refuses a call whatever its body holds; null when the body has to be read. Same checks, in the same
 * order, as the pipeline's steps refuseAfterTermination, authenticate and validate.
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
