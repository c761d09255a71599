import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import type { OperationId, OperationInput } from '../../contract/generated/operations.ts';
import type { CallBody } from '../kernel/handler.ts';
import type { ChangeEntry } from '../kernel/journal.ts';
import { hash32 } from '../kernel/random.ts';
import type { Switches, SwitchName } from '../kernel/switches.ts';
import type { OperatorActionName, OperatorData } from './operator.ts';

/** What a command of an operation carries: validated, with secrets as digests. */
export interface RequestCommandOf<Id extends OperationId> {
  readonly kind: 'request';
  readonly operation: Id;
  /** Id of the player who calls; null for a visitor. */
  readonly player: string | null;
  readonly path: OperationInput[Id]['path'];
  readonly body: CallBody<Id>;
  /** The intent's idempotency key, when the client sent one. */
  readonly key: string | null;
}
export type RequestCommand = { [Id in OperationId]: RequestCommandOf<Id> }[OperationId];

export type OperatorCommand = {
  [Name in OperatorActionName]: {
    readonly kind: 'operator';
    readonly action: Name;
    readonly data: OperatorData<Name>;
  };
}[OperatorActionName];

export type SwitchCommand = {
  [Name in SwitchName]: { readonly kind: 'switch'; readonly name: Name; readonly value: Switches[Name] };
}[SwitchName];

/** The clock is moved; the command's time is the time after the jump. */
export interface ClockCommand {
  readonly kind: 'clock';
}

/** Everything that can change a world. Live calls and replay give the same commands to `execute`. */
export type Command = RequestCommand | OperatorCommand | SwitchCommand | ClockCommand;
/** What testers do to a world, without a request. */
export type TesterCommand = Exclude<Command, RequestCommand>;

/** The answer of a request; 200 with null for every other command. */
export interface CommandResult {
  /** HTTP status. */
  readonly status: number;
  readonly body: unknown;
}

/** The answer of a request that is refused: the code of the contract as its message. */
export const refusedWith = (code: ErrorCode): CommandResult => ({ status: errorStatus[code], body: { message: code } });

/** The name under which a world keeps the answer of a command; null for one without an idempotency key. */
export const intentKey = ({ player, operation, key }: Pick<RequestCommand, 'player' | 'operation' | 'key'>) =>
  key === null ? null : `${player}|${operation}|${key}`;

/** The parts of a request, checked against the contract, as a command. JSON becomes a command here. */
export const requestCommand = (parts: {
  readonly operation: OperationId;
  readonly player: string | null;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: string | null;
}): RequestCommand => ({ kind: 'request', ...parts }) as unknown as RequestCommand;

/** The command of a journal entry whose shape `parseJournal` has checked. JSON becomes a command here. */
export const commandOf = (entry: ChangeEntry): Command => entry as unknown as Command;

/**
 * A command as the journal keeps it. The order of its properties is part of the journal's bytes.
 * @param at world time, epoch ms @param result what a request was answered; null for every other command
 */
export function entryOf(
  command: Command,
  { at, seq, result }: { at: number; seq: number; result: CommandResult | null },
): ChangeEntry {
  const { kind, ...rest } = command;
  return { kind, at, ...rest, ...(result && answerOf(result)), seq } as ChangeEntry;
}

/** The last body that was hashed, as JSON: most answers to writes are equal. */
let hashed = { text: '', hash: '' };

function hashOf(body: unknown): string {
  const text = JSON.stringify(body);
  if (hashed.text !== text) hashed = { text, hash: hash32(text).toString(16).padStart(8, '0') };
  return hashed.hash;
}

/** What the journal keeps of an answer. */
export const answerOf = ({ status, body }: CommandResult) => ({ status, answer: hashOf(body) });
