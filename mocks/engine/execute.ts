import type { OperationId } from '../../contract/generated/operations.ts';
import { playerById } from '../domains/account/index.ts';
import type { Handler } from '../kernel/handler.ts';
import type { ChangeEntry, Journal, RequestEntry } from '../kernel/journal.ts';
import type { Player } from '../kernel/player.ts';
import { Refusal } from '../kernel/refusal.ts';
import { withSwitches } from '../kernel/switches.ts';
import type { World } from '../kernel/world.ts';
import { advance } from './advance.ts';
import { buildWorld } from './build-world.ts';
import { runOperatorAction } from './operator.ts';
import { handlers } from './registry.ts';

export interface HandlerInput {
  readonly player: Player | null;
  readonly path: Record<string, string>;
  readonly body: unknown;
}

/** Calls the handler of an operation whose input was validated before, here or when it was journaled. */
export function callHandler(world: World, id: OperationId, input: HandlerInput): unknown {
  return (handlers[id] as unknown as Handler<'transfer'>)(world, input as never);
}

async function replayRequest(world: World, entry: RequestEntry): Promise<void> {
  const { key, player, path, status } = entry;
  const input = { player: playerById(world, player), path, body: entry.body };
  let body: unknown;
  try {
    body = await callHandler(world, entry.operation as OperationId, input);
  } catch (refusal) {
    // a refusal that counted: it changed the world before it was thrown, then and now
    if (!(refusal instanceof Refusal)) throw refusal;
    body = { message: refusal.code };
  }
  if (key !== null) world.intents.set(`${player}|${entry.operation}|${key}`, { status, body });
}

/** Lets one thing happen to a world, as it happened before; what was due before it happens first. */
export async function applyEntry(world: World, entry: ChangeEntry): Promise<void> {
  await advance(world, entry.at);
  world.beginStep(entry.at, entry.seq);
  if (entry.kind === 'request') await replayRequest(world, entry);
  if (entry.kind === 'operator') await runOperatorAction(world, entry.action, entry.data);
  if (entry.kind === 'switch') world.switches = withSwitches(world.switches, { [entry.name]: entry.value });
}

/** The world that a journal describes, right after its last entry. */
export async function replay(journal: Journal): Promise<World> {
  const [start, ...changes] = journal;
  const world = await buildWorld(start);
  for (const entry of changes) await applyEntry(world, entry);
  return world;
}
