import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { playerByToken } from '../domains/account/index.ts';
import type { Player } from '../kernel/player.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { World } from '../kernel/world.ts';
import { advance } from './advance.ts';
import type { ApiRequest } from './api-message.ts';
import { callHandler } from './execute.ts';
import type { Timeline } from './timeline.ts';
import { digestSecrets, isUnusableParameter, parseBody } from './validation.ts';

export interface CommandResult {
  readonly status: number;
  readonly body: unknown;
  /** Number of the journal entry, when the world changed. */
  readonly entry: number | null;
  readonly operation: OperationId;
}

/** What a service that has ended still answers. */
const afterTheEnd: ReadonlySet<OperationId> = new Set(['getActive', 'getInfo']);

const refused = (operation: OperationId, code: ErrorCode): CommandResult => ({
  status: errorStatus[code],
  body: { message: code },
  entry: null,
  operation,
});

/** The player behind a bearer token, or the code that refuses it. */
function authenticate(world: World, authorization: string | undefined): Player | ErrorCode {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!token) return 'UNAUTHORIZED';
  return playerByToken(world, token) ?? 'invalid-token';
}

/** Who calls, or the code that refuses the call whatever its body holds. */
export function admit(
  world: World,
  operation: OperationId,
  path: Record<string, string>,
  authorization: string | undefined,
): { readonly player: Player | null } | ErrorCode {
  if (world.switches.terminated && !afterTheEnd.has(operation)) return 'gone';
  const player = operations[operation].auth ? authenticate(world, authorization) : null;
  if (typeof player === 'string') return player;
  return Object.values(path).some(isUnusableParameter) ? 'KEY_INVALID' : { player };
}

/**
 * Answers one request of a known operation: token, validation, digests, handler, journal. Tries again from the top
 * when another tab wrote first, so that two tabs never lose an update.
 */
export async function answer(
  history: Timeline,
  operation: OperationId,
  path: Record<string, string>,
  request: ApiRequest,
): Promise<CommandResult> {
  for (;;) {
    const outcome = await attempt(history, operation, path, request);
    if (outcome) return outcome;
    await history.reload();
  }
}

async function attempt(
  history: Timeline,
  operation: OperationId,
  path: Record<string, string>,
  request: ApiRequest,
): Promise<CommandResult | null> {
  const { world } = history;
  const { money } = operations[operation];
  const at = history.nextTime();
  await advance(world, at);
  const admitted = admit(world, operation, path, request.headers.authorization);
  if (typeof admitted === 'string') return refused(operation, admitted);
  const { player } = admitted;
  const parsed = parseBody(operation, request);
  if (!parsed.ok) return refused(operation, parsed.code);

  const entry = history.lastSeq + 1;
  const body = digestSecrets(operation, parsed.body, (secret) => world.digest(secret));
  const key = money ? (request.headers['idempotency-key'] ?? null) : null;
  const playerId = player?._id ?? null;
  const intent = `${playerId}|${operation}|${key}`;
  const before = key === null ? undefined : world.intents.get(intent);
  if (before) return { ...before, entry: null, operation };

  world.beginStep(at, entry);
  const { status, body: answerBody } = await settle(world, operation, { player, path, body });
  const outcome = { status, body: answerBody, operation };
  if (!world.changed) return { ...outcome, entry: null };
  const recorded = await history.record({ kind: 'request', at, operation, player: playerId, path, body, key, status });
  if (!recorded) return null;
  if (key !== null) world.intents.set(intent, { status, body: answerBody });
  return { ...outcome, entry };
}

/** Calls the handler and turns a refusal into an answer. @throws Error for a handler that wrote before it refused. */
async function settle(world: World, operation: OperationId, input: Parameters<typeof callHandler>[2]) {
  try {
    const body = await callHandler(world, operation, input);
    if (world.changed && operations[operation].effect === 'read') {
      throw new Error(`${operation} is a read by the contract, but it changed the world`);
    }
    return { status: 200, body };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (world.changed && !refusal.commits) throw new Error(`${operation} wrote before it refused`, { cause: refusal });
    return { status: refusal.status, body: { message: refusal.code } };
  }
}
