/** Matches calls against fault conditions. Lazy-loaded with the first call that meets a conditional fault. */
import { authenticatedPlayer } from '../engine/checks/request-checks.ts';
import type { Exchange } from './exchange.ts';
import type { NearMiss, Waiting } from './faults.ts';

/** Value at a path of a body. */
const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined), body);

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'));

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? 'null');
  } catch {
    return null; // A body that is no JSON has no fields
  }
}

/** Phone of the token's player; a dash without one. */
function callerOf({ line, operation, request }: Exchange): string {
  const player = authenticatedPlayer(line.runtime.world, operation.id, request.headers['authorization']);
  return typeof player === 'string' || player === null ? '–' : player.username;
}

/** The first unmet condition; null when the call matches. Counts matching calls. */
export function missOf(exchange: Exchange, waiting: Waiting): NearMiss | null {
  const { fault } = waiting;
  const { body = {}, player, nth } = fault.when ?? {};
  const fields = Object.entries(body);
  const sent = fields.length > 0 && parsed(exchange.request.body);
  for (const [at, value] of fields) {
    const [waited, came] = [String(value), written(valueAt(sent, at))];
    if (waited !== came) return { fault, at, waited, came };
  }
  const came = player === undefined ? player : callerOf(exchange);
  if (player !== came) return { fault, at: 'player', waited: `${player}`, came: `${came}` };
  if (nth === undefined) return null;
  waiting.seen += 1;
  return waiting.seen < nth ? { fault, at: 'nth', waited: `${nth}`, came: `${waiting.seen}` } : null;
}
