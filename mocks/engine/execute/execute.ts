import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { playerById } from '../../domains/account/index.ts';
import type { CallPlayer } from '../../kernel/handler.ts';
import { type ChangeEntry, isOff, type Journal } from '../../kernel/journal.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withSwitches } from '../../kernel/switches.ts';
import type { World } from '../../kernel/world.ts';
import { buildWorld } from './build-world.ts';
import { Checkpoints } from './checkpoints.ts';
import {
  answerOf,
  type Command,
  type CommandResult,
  commandOf,
  intentKey,
  type RequestCommand,
  type RequestCommandOf,
  refusedWith,
} from './command.ts';
import { carryOutOperatorAction } from './operator.ts';
import { eventDefinitions, handlers } from './registry.ts';

const done: CommandResult = { status: 200, body: null };

/** Synchronous where possible: most commands are faster than a promise. */
type Soon<Result> = Result | Promise<Result>;

/** Calls the handler of an operation. @throws Refusal */
function callHandler<Id extends OperationId>(world: World, command: RequestCommandOf<Id>): Soon<unknown> {
  const { operation, path, body } = command;
  const player = playerById(world, command.player) as CallPlayer<Id>;
  return handlers[operation](world, { player, path, body });
}

/** Stores the response to a request with an idempotency key, for its repetition. */
function keepIntent(world: World, command: RequestCommand, result: CommandResult): CommandResult {
  const intent = intentKey(command);
  if (intent !== null && world.changed) world.intents.set(intent, result);
  return result;
}

function answered(world: World, command: RequestCommand, body: unknown): CommandResult {
  const { operation } = command;
  if (world.changed && operations[operation].effect === 'read')
    throw new Error(`${operation} is a read, but it changed the world`);
  return keepIntent(world, command, { status: 200, body });
}

function failed(world: World, command: RequestCommand, problem: unknown): CommandResult {
  if (!(problem instanceof Refusal)) throw problem;
  if (world.changed && !problem.commits)
    throw new Error(`${command.operation} wrote before it refused`, { cause: problem });
  return keepIntent(world, command, refusedWith(problem.code));
}

async function awaited(world: World, command: RequestCommand, answer: Promise<unknown>): Promise<CommandResult> {
  try {
    return answered(world, command, await answer);
  } catch (problem) {
    return failed(world, command, problem);
  }
}

/** Executes a request; a refusal becomes its response. @throws Error when the handler is faulty */
function executeRequest(world: World, command: RequestCommand): Soon<CommandResult> {
  try {
    const answer = callHandler(world, command);
    return answer instanceof Promise ? awaited(world, command, answer) : answered(world, command, answer);
  } catch (problem) {
    return failed(world, command, problem);
  }
}

/**
 * Executes one command in a step that was begun (`World.beginStep`). Commands are executed and recorded; domains carry
 * out events and operator actions; jobs run in turn (`WorldRuntime.run`).
 * @throws Refusal when the world refuses an operator action; BadCall for data that an action does not take
 */
export function execute(world: World, command: Command): Soon<CommandResult> {
  if (command.kind === 'request') return executeRequest(world, command);
  if (command.kind === 'operator') {
    const over = carryOutOperatorAction(world, command.action, command.data);
    return over instanceof Promise ? over.then(() => done) : done;
  }
  if (command.kind === 'switch') world.switches = withSwitches(world.switches, { [command.name]: command.value });
  return done;
}

/** Runs every scheduled event that is due by `now`, each at its own time. @returns whether there was one */
export async function carryOutDueEvents(world: World, now: number): Promise<boolean> {
  let ran = false;
  for (let event = world.schedule.takeDue(now); event; event = world.schedule.takeDue(now)) {
    world.beginStep(event.at, event.id);
    await eventDefinitions.get(event.kind)?.carryOut(world, event);
    ran = true;
  }
  return ran;
}

/** Executes a command at its time and number, after the events that are due before it. */
export function executeAt(world: World, command: Command, at: number, seq: number): Soon<CommandResult> {
  if (world.schedule.hasDue(at)) return carryOutDueEvents(world, at).then(() => executeAt(world, command, at, seq));
  world.beginStep(at, seq);
  return execute(world, command);
}

/** A recorded request that this build answers differently. */
export interface ReplayDifference {
  /** Number of the journal entry. */
  readonly seq: number;
  readonly operation: string;
  /** HTTP status of the recorded and of today's response; equal when only the body differs. */
  readonly status: readonly [then: number, now: number];
  /** Error code of today's response. */
  readonly code?: string;
}

function differenceOf(entry: ChangeEntry, result: CommandResult): ReplayDifference | null {
  if (entry.kind !== 'request' || isOff(entry)) return null;
  const { seq, operation, status } = entry;
  const sameBody = entry.answer === undefined || entry.answer === answerOf(result).answer;
  if (sameBody && status === result.status) return null;
  const code = result.status === 200 ? {} : { code: String((result.body as { message?: unknown }).message) };
  return { seq, operation, status: [status, result.status], ...code };
}

/** Executes the command of an entry. @returns the difference from its recorded response */
export function replayEntry(world: World, entry: ChangeEntry): Soon<ReplayDifference | null> {
  const result = executeAt(world, isOff(entry) ? { kind: 'clock' } : commandOf(entry), entry.at, entry.seq);
  return result instanceof Promise ? result.then((later) => differenceOf(entry, later)) : differenceOf(entry, result);
}

export interface Replay {
  readonly world: World;
  /** In journal order; empty when every response equals the recorded one. */
  readonly differences: readonly ReplayDifference[];
  readonly checkpoints: Checkpoints<ReplayDifference>;
}

/** Executes further entries. @returns all differences, the known ones first */
export async function replayOn(
  world: World,
  entries: readonly ChangeEntry[],
  known: readonly ReplayDifference[],
  checkpoints: Checkpoints<ReplayDifference>,
): Promise<readonly ReplayDifference[]> {
  const differences = [...known];
  for (const entry of entries) {
    const replayed = replayEntry(world, entry);
    const difference = replayed instanceof Promise ? await replayed : replayed;
    if (difference) differences.push(difference);
    checkpoints.note(entry.seq, world, differences, entries.at(-1)?.seq);
  }
  return differences;
}

/**
 * The world right after the last entry of a journal.
 * @param checkpoints of this history: the replay continues from the last one and adds more
 */
export async function replay(journal: Journal, checkpoints = new Checkpoints<ReplayDifference>()): Promise<Replay> {
  const from = checkpoints.upTo(journal.length - 1);
  const world = from ? from.world.copy() : await buildWorld(journal[0]);
  const entries = journal.slice((from?.seq ?? 0) + 1) as ChangeEntry[];
  return { world, differences: await replayOn(world, entries, from?.differences ?? [], checkpoints), checkpoints };
}
