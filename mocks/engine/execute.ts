import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { playerById } from '../domains/account/index.ts';
import type { CallPlayer } from '../kernel/handler.ts';
import { type ChangeEntry, isOff, type Journal } from '../kernel/journal.ts';
import { Refusal } from '../kernel/refusal.ts';
import { withSwitches } from '../kernel/switches.ts';
import type { World } from '../kernel/world.ts';
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

/** Synchronous where possible: most commands take less time than a promise. */
type Soon<Result> = Result | Promise<Result>;

/** Calls the handler of an operation. @throws Refusal */
function callHandler<Id extends OperationId>(world: World, command: RequestCommandOf<Id>): Soon<unknown> {
  const { operation, path, body } = command;
  const player = playerById(world, command.player) as CallPlayer<Id>;
  return world.start.records?.site[operation] ?? handlers[operation](world, { player, path, body });
}

/** Keeps the answer to a request with an idempotency key, for its repetition. */
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

/** Executes a request; a refusal becomes its response. @throws Error for a handler that breaks its rules */
function executeRequest(world: World, command: RequestCommand): Soon<CommandResult> {
  try {
    const answer = callHandler(world, command);
    return answer instanceof Promise ? awaited(world, command, answer) : answered(world, command, answer);
  } catch (problem) {
    return failed(world, command, problem);
  }
}

/**
 * Executes one command in a step that has begun (`World.beginStep`). Commands are executed and recorded, events and
 * operator actions are carried out by their domain, jobs run in their turn (`WorldRuntime.run`).
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

/** Carries out every scheduled event that is due by `now`, each at its own time. @returns whether there was one */
export async function carryOutDueEvents(world: World, now: number): Promise<boolean> {
  let ran = false;
  for (let event = world.schedule.takeDue(now); event; event = world.schedule.takeDue(now)) {
    world.beginStep(event.at, event.id);
    await eventDefinitions.get(event.kind)?.carryOut(world, event);
    ran = true;
  }
  return ran;
}

/** Executes a command at its time and under its number, after the events that are due before it. */
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
  /** HTTP status of the answer when the entry was written, and of today's answer: equal when only the body differs. */
  readonly status: readonly [then: number, now: number];
  /** The code that it is refused with today. */
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

/** Executes the command of an entry. @returns how its answer differs from the one that the entry was written with */
export function replayEntry(world: World, entry: ChangeEntry): Soon<ReplayDifference | null> {
  const result = executeAt(world, isOff(entry) ? { kind: 'clock' } : commandOf(entry), entry.at, entry.seq);
  return result instanceof Promise ? result.then((later) => differenceOf(entry, later)) : differenceOf(entry, result);
}

export interface Replay {
  readonly world: World;
  /** In the order of the journal; empty when the world goes as it did when the journal was written. */
  readonly differences: readonly ReplayDifference[];
  readonly checkpoints: Checkpoints<ReplayDifference>;
}

/** Executes entries that follow what a world has executed. @returns the differences, after those that were known */
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
 * The world that a journal describes, right after its last entry.
 * @param checkpoints of this history: the replay continues from the last of them and adds more
 */
export async function replay(journal: Journal, checkpoints = new Checkpoints<ReplayDifference>()): Promise<Replay> {
  const from = checkpoints.upTo(journal.length - 1);
  const world = from ? from.world.copy() : await buildWorld(journal[0]);
  const entries = journal.slice((from?.seq ?? 0) + 1) as ChangeEntry[];
  return { world, differences: await replayOn(world, entries, from?.differences ?? [], checkpoints), checkpoints };
}
