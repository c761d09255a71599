import { type ErrorCode, errorStatus } from '../../../contract/generated/errors.ts';
import type { OperationId, OperationInput } from '../../../contract/generated/operations.ts';
import type { CallBody } from '../../kernel/handler.ts';
import type { ChangeEntry } from '../../kernel/journal.ts';
import { hash32 } from '../../kernel/random.ts';
import type { Switches, SwitchName } from '../../kernel/switches.ts';
import type { OperatorActionName, OperatorData } from './operator.ts';

/** The command of an operation: validated, with secrets as digests. */
export interface RequestCommandOf<Id extends OperationId> {
  readonly kind: 'request';
  readonly operation: Id;
  /** Player id of the caller; null for a visitor. */
  readonly player: string | null;
  readonly path: OperationInput[Id]['path'];
  readonly body: CallBody<Id>;
  /** The idempotency key; null when the client sent none. */
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

/** Moves the clock; the command's time is the time after the jump. */
export interface ClockCommand {
  readonly kind: 'clock';
}

/** Everything that can change a world. Live calls and replay pass the same commands to `execute`. */
export type Command = RequestCommand | OperatorCommand | SwitchCommand | ClockCommand;
/** Changes that testers make without a request. */
export type TesterCommand = Exclude<Command, RequestCommand>;

/** The response of a request; 200 with null for every other command. */
export interface CommandResult {
  /** HTTP status. */
  readonly status: number;
  readonly body: unknown;
}

/** The response of a refused request: the contract's code as its message. */
export const refusedWith = (code: ErrorCode): CommandResult => ({ status: errorStatus[code], body: { message: code } });

/** The key of the stored response to a command; null for one without an idempotency key. */
export const intentKey = ({ player, operation, key }: Pick<RequestCommand, 'player' | 'operation' | 'key'>) =>
  key === null ? null : `${player}|${operation}|${key}`;

/** Makes a command of request parts that were checked against the contract: the one cast from JSON. */
export const requestCommand = (parts: {
  readonly operation: OperationId;
  readonly player: string | null;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: string | null;
}): RequestCommand => ({ kind: 'request', ...parts }) as unknown as RequestCommand;

/** The command of a journal entry that `parseJournal` has checked. */
export const commandOf = (entry: ChangeEntry): Command => entry as unknown as Command;

/**
 * A command as a journal entry. The order of its properties is part of the journal's bytes.
 * @param at world time, epoch ms @param result the response of a request; null for every other command
 */
export function entryOf(
  command: Command,
  { at, seq, result }: { at: number; seq: number; result: CommandResult | null },
): ChangeEntry {
  const { kind, ...rest } = command;
  return { kind, at, ...rest, ...(result && answerOf(result)), seq } as ChangeEntry;
}

/** The last hashed body, as JSON: most responses to writes are equal. */
let hashed = { text: '', hash: '' };

function hashOf(body: unknown): string {
  const text = JSON.stringify(body);
  if (hashed.text !== text) hashed = { text, hash: hash32(text).toString(16).padStart(8, '0') };
  return hashed.hash;
}

/** The part of a response that the journal keeps. */
export const answerOf = ({ status, body }: CommandResult) => ({ status, answer: hashOf(body) });
