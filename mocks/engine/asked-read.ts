/** Repeats a read in a world in memory. */
import type { ErrorCode } from '../../contract/generated/errors.ts';
import { matchOperation, operations } from '../../contract/generated/operations.ts';
import type { World } from '../kernel/world.ts';
import type { ApiRequest } from './api-message.ts';
import { type CommandResult, refusedWith, requestCommand } from './command.ts';
import { execute } from './execute.ts';
import { authenticatedPlayer, headRefusal, impersonationRefusal } from './request-checks.ts';
import { digestSecrets, parseBody } from './validation.ts';

/** The request of a read. */
export type ReadCall = Pick<ApiRequest, 'method' | 'path' | 'headers' | 'body'>;

/** Asks a world at its present time; null when it cannot answer, for example before its player exists. */
type Asked = (world: World) => Promise<CommandResult | null>;

/**
 * Returns a function that repeats the read at any moment of a world, for the player of its token.
 * @param end the world in which the token is looked up
 * @returns null for a write, and for a call that is refused before its handler runs
 */
export function askerOf(end: World, { method, path, headers, body }: ReadCall): Asked | null {
  const match = matchOperation(method, path);
  if (!match || operations[match.id].effect !== 'read') return null;
  const player = authenticatedPlayer(end, match.id, headers['authorization']);
  const parsed = parseBody(match.id, { method, path, headers, body });
  if (typeof player === 'string' || !parsed.ok) return null;
  return async (world) => {
    const command = requestCommand({
      operation: match.id,
      player: player?._id ?? null,
      path: match.params,
      body: digestSecrets(match.id, parsed.body, (secret) => world.digest(secret)),
      key: null,
    });
    world.beginStep(world.now, 'asked');
    try {
      const { status, body: answer } = await execute(world, command);
      // as JSON, like an API response
      return { status, body: JSON.parse(JSON.stringify(answer)) as unknown };
    } catch {
      // the player does not exist yet
      return null;
    }
  };
}

/** The code that refuses a read before its handler runs. */
function refusalOf(world: World, { method, path, headers, body }: ReadCall): ErrorCode | null {
  const match = matchOperation(method, path);
  if (!match) return null;
  const refusal = headRefusal(world, match.id, match.params, headers['authorization']);
  if (refusal !== null) return refusal;
  const player = authenticatedPlayer(world, match.id, headers['authorization']);
  const parsed = parseBody(match.id, { method, path, headers, body });
  return parsed.ok && typeof player !== 'string' ? impersonationRefusal(match.id, parsed.body, player) : null;
}

/** The world's response to a read at its present time; null for a call that is not a read. */
export async function answerOfRead(world: World, call: ReadCall): Promise<CommandResult | null> {
  const refusal = refusalOf(world, call);
  if (refusal !== null) return refusedWith(refusal);
  return (await askerOf(world, call)?.(world)) ?? null;
}
