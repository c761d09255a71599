import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { playerById } from '../domains/account/index.ts';
import type { CallPlayer } from '../kernel/handler.ts';
import type { Journal } from '../kernel/journal.ts';
import { Refusal } from '../kernel/refusal.ts';
import { withSwitches } from '../kernel/switches.ts';
import type { World } from '../kernel/world.ts';
import { advance } from './advance.ts';
import { buildWorld } from './build-world.ts';
import { type Command, type CommandResult, commandOf, intentKey, type RequestCommandOf } from './command.ts';
import { runOperatorAction } from './operator.ts';
import { handlers } from './registry.ts';

const done: CommandResult = { status: 200, body: null };

/** Calls the handler of an operation. @throws Refusal; Error for a handler that breaks the rules for handlers */
async function runHandler<Id extends OperationId>(world: World, command: RequestCommandOf<Id>): Promise<unknown> {
  const { operation, path, body } = command;
  const player = playerById(world, command.player) as CallPlayer<Id>;
  try {
    const answer = await handlers[operation](world, { player, path, body });
    if (world.changed && operations[operation].effect === 'read') {
      throw new Error(`${operation} is a read by the contract, but it changed the world`);
    }
    return answer;
  } catch (refusal) {
    if (refusal instanceof Refusal && world.changed && !refusal.commits) {
      throw new Error(`${operation} wrote before it refused`, { cause: refusal });
    }
    throw refusal;
  }
}

/** Runs a request and turns a refusal into its answer; an answer to an intent is kept for its repetition. */
async function runRequest<Id extends OperationId>(world: World, command: RequestCommandOf<Id>): Promise<CommandResult> {
  let result: CommandResult;
  try {
    result = { status: 200, body: await runHandler(world, command) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    result = { status: refusal.status, body: { message: refusal.code } };
  }
  const intent = intentKey(command);
  if (intent !== null && world.changed) world.intents.set(intent, result);
  return result;
}

/**
 * Runs one command on a world whose step has begun (`World.beginStep`).
 * @throws Refusal when the world refuses an operator action; BadCall for data that an action does not take
 */
export async function execute(world: World, command: Command): Promise<CommandResult> {
  if (command.kind === 'request') return runRequest(world, command);
  if (command.kind === 'operator') await runOperatorAction(world, command.action, command.data);
  if (command.kind === 'switch') world.switches = withSwitches(world.switches, { [command.name]: command.value });
  return done;
}

/** Runs a command at its time and under its number; what was due before it happens first. */
export async function executeAt(world: World, command: Command, at: number, seq: number): Promise<CommandResult> {
  await advance(world, at);
  world.beginStep(at, seq);
  return execute(world, command);
}

/** The world that a journal describes, right after its last entry. */
export async function replay(journal: Journal): Promise<World> {
  const [start, ...changes] = journal;
  const world = await buildWorld(start);
  for (const entry of changes) await executeAt(world, commandOf(entry), entry.at, entry.seq);
  return world;
}
