import * as z from 'zod/mini';
import { roomName as room } from '../domains/chat/index.ts';
import { type OperatorActionName, operatorActionNames } from '../engine/execute/operator.ts';
import { operatorActions } from '../engine/execute/registry.ts';
import { addressOptions } from '../engine/execute/scenario.ts';
import { oneOf, readArgument, whole } from '../kernel/arguments.ts';
import { BadCall } from '../kernel/bad-call.ts';
import { type SwitchName, switchNames, switchTable } from '../kernel/switches.ts';
import { faultEffect, faultedOperation, waitingFault } from './fault-arguments.ts';
import { type Fault, faultSchema } from './faults.ts';

type Schema = z.ZodMiniType;
/** Schema of an argument, or a function of the argument before it. */
type Parameter = Schema | ((before: never) => Schema);

const text = (length: number) => z.string().check(z.maxLength(length));
const listener = z.custom<() => void>((given) => typeof given === 'function', { error: 'a function' });
const switchName = oneOf(switchNames, `the name of a switch (${switchNames.join(', ')})`);
const actionName = oneOf(operatorActionNames, `the name of an action (${operatorActionNames.join(', ')})`);
const entry = z.int({ error: 'the number of a journal entry' });
const duration = z.string({ error: 'a duration, such as 90s, 15m, 1h or 2d' }).check(z.maxLength(60));

const chatSocket = z.custom<object>(
  (given) =>
    typeof given === 'object' &&
    given !== null &&
    ['emit', 'drop', 'disconnect'].every((name) => typeof Reflect.get(given, name) === 'function'),
  { error: 'an object with the functions emit, drop and disconnect' },
);

const loadOptions = z._default(
  // `scenario` is present when a full world address is given; the previous argument takes precedence
  z.strictObject({ ...addressOptions.shape, copy: z.optional(text(60)), scenario: z.optional(text(60)) }),
  {},
);

const worldCalls = {
  describe: {},
  now: {},
  switches: {},
  journal: {},
  calls: {},
  future: {},
  inspect: {},
  ahead: {},
  invariants: {},
  dump: {},
  token: { kind: oneOf(['visitor', 'player', 'expired']) },
  knowsToken: { token: z.string() },
  load: { scenario: text(60), options: loadOptions },
  reset: {},
  set: { name: switchName, value: (name: SwitchName): Schema => switchTable[name].requestSchema },
  undo: { count: z._default(whole(0, Number.MAX_SAFE_INTEGER), 1) },
  travel: { seq: entry },
  operate: { action: actionName, data: (action: OperatorActionName): Schema => operatorActions[action].schema },
  exportCapsule: {},
  importCapsule: { text: z.string() },
  link: {},
} as const;

const listenerCalls = { onCall: { listener }, onReplaced: { listener }, onAdvanced: { listener } } as const;

const clockCalls = {
  'clock.now': {},
  'clock.jump': { duration },
  'clock.toNextEvent': {},
  'clock.freeze': { on: z._default(z.boolean(), true) },
} as const;

const wireCalls = {
  fault: { operation: faultedOperation, effect: faultEffect },
  faults: {},
  clearFaults: { only: z.optional(waitingFault) },
  'chat.events': {},
  'chat.rooms': {},
  'chat.recent': { room, count: whole(0, 100_000) },
  'chat.emit': { room, event: oneOf(['messaging', 'typing']), data: z.unknown() },
  'chat.typing': { room, ms: whole(0, 600_000) },
  'chat.resend': { count: whole(1, 1000) },
  'chat.drop': {},
  'chat.disconnect': {},
  'chat.open': { socket: chatSocket },
} as const;

/** Parameters of each `window.sandbox` method by name: for console, panel, tests and admin API. */
export const sandboxCalls = { ...worldCalls, ...listenerCalls, ...clockCalls, ...wireCalls } as const;
export type CallName = keyof typeof sandboxCalls;

type ParametersOf<Name extends CallName> = (typeof sandboxCalls)[Name];
type Taken<P> = P extends Schema ? z.output<P> : P extends (before: never) => Schema ? z.output<ReturnType<P>> : never;

/**
 * Validates the arguments of a call.
 * @param given by parameter name
 * @throws BadCall
 */
export function readArguments<Name extends CallName>(
  call: Name,
  given: { readonly [P in keyof ParametersOf<Name>]: unknown },
): { readonly [P in keyof ParametersOf<Name>]: Taken<ParametersOf<Name>[P]> } {
  let before: unknown;
  const taken = Object.entries(sandboxCalls[call] as Record<string, Parameter>).map(([name, parameter]) => {
    const value: unknown = given[name as keyof ParametersOf<Name>];
    const depends = typeof parameter === 'function';
    const schema = depends ? parameter(before as never) : parameter;
    before = readArgument(`${call}: ${depends ? String(before) : name}`, schema, value);
    return [name, before];
  });
  return Object.fromEntries(taken);
}

/** Makes a fault from operation and effect. @throws BadCall */
export function readFault(operation: unknown, effect: unknown): Fault {
  const wanted = readArguments('fault', { operation, effect: typeof effect === 'string' ? { code: effect } : effect });
  return faultSchema.parse({ times: 'once', ...wanted.effect, operation: wanted.operation }) as Fault;
}

/** Refuses surplus arguments; the methods check the others. @throws BadCall */
export function checkArgumentCount(call: CallName, list: readonly unknown[]): void {
  const names = Object.keys(sandboxCalls[call]);
  if (list.length > names.length)
    throw new BadCall(`${call} takes ${names.join(' and ') || 'no arguments'}, and nothing more`);
}

/** JSON would turn them into null. @throws BadCall */
function refuseNoNumber(name: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  throw new BadCall(`operate: ${name || 'data'} does not take ${value}; it takes a number`);
}

/** Converts data to plain JSON for the journal, detached from its source. @throws BadCall */
export function toPlainData(what: string, data: unknown): unknown {
  try {
    return data === undefined ? undefined : (JSON.parse(JSON.stringify(data, refuseNoNumber)) as unknown);
  } catch (cause) {
    if (cause instanceof BadCall) throw cause;
    throw new BadCall(`${what} takes plain data: texts, numbers, true, false, null, lists and objects of them`, cause);
  }
}
