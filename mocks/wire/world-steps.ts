/** Steps in the world: token, validation, handler, journal. They run one call at a time. */
import type { ErrorCode } from '../../contract/generated/errors.ts';
import {
  authenticatedPlayer,
  impersonationRefusal,
  pathRefusal,
  terminationRefusal,
} from '../engine/checks/request-checks.ts';
import { digestSecrets as digestSecretsOf, parseBody } from '../engine/checks/validation.ts';
import { intentKey, refusedWith, requestCommand } from '../engine/execute/command.ts';
import { carryOutDueEvents, execute } from '../engine/execute/execute.ts';
import type { Exchange, Line, PipelineStepOutcome } from './exchange.ts';

function refuse(exchange: Exchange, code: ErrorCode): 'done' {
  exchange.result = refusedWith(code);
  return 'done';
}

async function sync(line: Line): Promise<undefined> {
  await line.runtime.timeline.syncWithStore();
  line.synced = true;
}

/** Loads changes from other tabs or servers, once per turn. */
export function syncWithStore({ line }: Exchange): PipelineStepOutcome | Promise<undefined> {
  return line.synced ? undefined : sync(line);
}

/** Runs due events before the call, each at its own time. */
export function runDueEvents(exchange: Exchange): PipelineStepOutcome | Promise<undefined> {
  const { runtime } = exchange.line;
  exchange.at = runtime.timeline.nextTime();
  exchange.row.found = { entry: runtime.timeline.history.lastSeq, at: exchange.at };
  if (!runtime.world.schedule.hasDue(exchange.at)) return undefined;
  return carryOutDueEvents(runtime.world, exchange.at).then(() => undefined);
}

/** Responds `gone` once the service has ended. */
export function refuseAfterTermination(exchange: Exchange): PipelineStepOutcome {
  const code = terminationRefusal(exchange.line.runtime.world, exchange.operation.id);
  return code === null ? undefined : refuse(exchange, code);
}

/** Finds the token's player; `UNAUTHORIZED` without a token, `invalid-token` for one unknown to this world. */
export function authenticate(exchange: Exchange): PipelineStepOutcome {
  const { line, operation, request } = exchange;
  const player = authenticatedPlayer(line.runtime.world, operation.id, request.headers['authorization']);
  if (typeof player === 'string') return refuse(exchange, player);
  exchange.player = player;
  return undefined;
}

/** Validates path and body by the contract: `KEY_MISSING` for an absent field, `KEY_INVALID` for anything else. */
export function validate(exchange: Exchange): PipelineStepOutcome {
  const { operation, request } = exchange;
  const code = pathRefusal(operation.params);
  if (code !== null) return refuse(exchange, code);
  const parsed = parseBody(operation.id, request);
  if (!parsed.ok) return refuse(exchange, parsed.code);
  exchange.body = parsed.body;
  return undefined;
}

/** Refuses a chat call in another player's name. */
export function refuseImpersonation(exchange: Exchange): PipelineStepOutcome {
  const code = impersonationRefusal(exchange.operation.id, exchange.body, exchange.player);
  return code === null ? undefined : refuse(exchange, code);
}

/** Replaces secrets by digests, to keep them out of handler and journal, and creates the command. */
export function digestSecrets(exchange: Exchange): undefined {
  const { line, operation, request, player, body } = exchange;
  const { world } = line.runtime;
  exchange.command = requestCommand({
    operation: operation.id,
    player: player?._id ?? null,
    path: operation.params,
    body: digestSecretsOf(operation.id, body, (secret) => world.digest(secret)),
    key: request.headers['idempotency-key'] ?? null,
  });
}

/** Answers a repeated idempotency key with the first response. */
export function answerRepeatedIntent(exchange: Exchange): PipelineStepOutcome {
  const intent = intentKey(exchange.command);
  const first = intent === null ? undefined : exchange.line.runtime.world.intents.get(intent);
  if (!first) return undefined;
  exchange.result = first;
  return 'done';
}

/** Calls the handler of the operation. */
export async function handle(exchange: Exchange): Promise<undefined> {
  const { world, timeline } = exchange.line.runtime;
  world.beginStep(exchange.at, timeline.history.lastSeq + 1);
  exchange.result = await execute(world, exchange.command);
}

/** Journals a command that changed the world; stored together with the other calls of the turn. */
export function commit(exchange: Exchange): undefined {
  const { timeline } = exchange.line.runtime;
  if (!timeline.world.changed) return;
  exchange.entry = timeline.add(exchange.command, exchange.at, exchange.result);
}
