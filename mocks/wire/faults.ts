import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { type CommandResult, refusedWith } from '../engine/execute/command.ts';
import { between, oneOf, whole } from '../kernel/arguments.ts';

/** Effect of a fault on a call. Times are real milliseconds. */
export interface FaultEffect {
  /** Responds with this contract code instead of calling the handler. */
  readonly code?: ErrorCode;
  /** Responds with this status; overrides that of `code` or `body`. */
  readonly status?: number;
  /** Responds with this text unchanged: HTML, empty, truncated JSON. */
  readonly body?: string;
  /** Waits before anything else. */
  readonly delay?: number;
  /** Commits the change, then cuts the connection (`cut`) or never responds (`hang`). */
  readonly after?: 'cut' | 'hang';
  /** Cuts the connection before anything happens, as when offline. */
  readonly cut?: boolean;
  /** Terminates the service while the call is in flight; the world responds accordingly. */
  readonly terminate?: boolean;
}
/**
 * Restricts a fault to some calls of its operation; a call that does not match is not counted, and is reported as a
 * near miss.
 */
export interface FaultCondition {
  /** Body values by path, such as `amount` or `message.payload.message`; compared as text. */
  readonly body?: Readonly<Record<string, string | number | boolean>>;
  /** Phone of the token's player. */
  readonly player?: string;
  /** Number of the first matching call to strike, from 1. */
  readonly nth?: number;
}
export interface Fault extends FaultEffect {
  readonly operation: OperationId | '*';
  /** `once`: the next call; `always`: every call; n: every nth call, without end. */
  readonly times: 'once' | 'always' | number;
  readonly when?: FaultCondition;
}

/** A fault that nearly struck a call, and its unmet condition. */
export interface NearMiss {
  readonly fault: Fault;
  /** Body path, `player`, or `nth` for the call number. */
  readonly at: string;
  readonly waited: string;
  readonly came: string;
}

/** Outcome for a call: the fault that strikes it, if any, and near misses. */
export interface Drawn {
  readonly fault: Fault | null;
  readonly misses: readonly NearMiss[];
}

/** Fields of an effect besides its code; each error states the accepted values. */
export const effectFields = {
  status: z.optional(whole(200, 599)),
  body: z.optional(z.string().check(z.maxLength(4_000_000))),
  delay: z.optional(between(0, 600_000)),
  after: z.optional(oneOf(['cut', 'hang'])),
  cut: z.optional(z.boolean()),
  terminate: z.optional(z.boolean()),
};

const times = { error: 'once, always or a whole number from 1' };
export const faultTimes = z.union([z.literal('once'), z.literal('always'), z.int().check(z.gte(1, times))], times);

export const faultCondition = z.strictObject({
  body: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  player: z.optional(z.string()),
  nth: z.optional(whole(1, 100_000)),
});

/** A fault as stored in capsules; `fault-arguments.ts` validates requested ones. */
export const faultSchema = z.strictObject({
  operation: z.string().check(z.refine((id) => id === '*' || Object.hasOwn(operations, id))),
  times: faultTimes,
  code: z.optional(z.string().check(z.refine((code) => Object.hasOwn(errorStatus, code)))),
  ...effectFields,
  when: z.optional(faultCondition),
});

/** `seen`: counted calls, where the fault counts them. */
export interface Waiting {
  readonly fault: Fault;
  seen: number;
}

/** Maximum number of near misses per call. */
const missesKept = 3;

/** Pending faults. They belong to the line: never journaled, never replayed. */
export class Faults {
  #faults: Waiting[] = [];
  readonly #onChange: () => void;

  /** @param onChange called when a fault is added or removed */
  constructor(onChange: () => void = () => undefined) {
    this.#onChange = onChange;
  }

  add(fault: Fault): void {
    this.#faults.push({ fault: deepFreeze(fault), seen: 0 });
    this.#onChange();
  }

  /** Whether any fault has a condition. */
  get areChoosy(): boolean {
    return this.#faults.some(({ fault }) => fault.when);
  }

  /**
   * Decides the outcome of a call. Tries faults in the order they were added, up to the first that strikes; removes an
   * exhausted one.
   * @param missOf checks whether the call matches a fault; unused while no fault has a condition
   */
  draw(operation: OperationId, missOf: (waiting: Waiting) => NearMiss | null = () => null): Drawn {
    const misses: NearMiss[] = [];
    for (const waiting of this.#faults) {
      const { fault } = waiting;
      if (fault.operation !== '*' && fault.operation !== operation) continue;
      const miss = missOf(waiting);
      if (miss) {
        if (misses.length < missesKept) misses.push(miss);
      } else if (typeof fault.times !== 'number' || ++waiting.seen % fault.times === 0) {
        if (fault.times === 'once') this.#keep((other) => other !== waiting);
        const { when: _when, ...struck } = fault;
        return { fault: struck, misses };
      }
    }
    return { fault: null, misses };
  }

  #keep(wanted: (waiting: Waiting) => boolean): void {
    this.#faults = this.#faults.filter(wanted);
    this.#onChange();
  }

  /** Removes this fault, else the first equal one. */
  remove(fault: Fault): void {
    const text = JSON.stringify(faultSchema.parse(fault));
    const gone =
      this.#faults.find((waiting) => waiting.fault === fault) ??
      this.#faults.find((waiting) => JSON.stringify(waiting.fault) === text);
    this.#keep((waiting) => waiting !== gone);
  }

  list(): readonly Fault[] {
    return this.#faults.map(({ fault }) => fault);
  }

  clear(): void {
    this.#keep(() => false);
  }
}

/** Whether the contract allows this code for the operation. */
export const inContract = (operation: OperationId, code: string): boolean =>
  operations[operation].errors.includes(code);

/** Operations that report their own refusals with 200, `success` false and the code as `error`. */
const refusesInBody: ReadonlySet<OperationId> = new Set(['spin', 'claimCoupon']);

/** Formats a refusal for this operation; infrastructure codes look the same everywhere. */
function worded(operation: OperationId, code: ErrorCode): CommandResult {
  const ownCode = errorStatus[code] === 200 || code === 'BONUS_REMAINING';
  if (refusesInBody.has(operation) && ownCode) return { status: 200, body: { success: false, error: code } };
  // This operation reports success codes too, in a separate field
  if (operation === 'verifyOtp' && errorStatus[code] === 200) return { status: 200, body: { code } };
  return refusedWith(code);
}

/** Status and body of a fault that responds itself; null when the handler responds. */
export function faultAnswer(
  operation: OperationId,
  { code, status, body }: FaultEffect,
): { status: number; text: string } | null {
  if (body !== undefined) return { status: status ?? 200, text: body };
  if (code !== undefined) {
    const refusal = worded(operation, code);
    return { status: status ?? refusal.status, text: JSON.stringify(refusal.body) };
  }
  if (status !== undefined) return { status, text: JSON.stringify(refusedWith('INTERNAL_SERVER_ERROR').body) };
  return null;
}

/**
 * Freezes plain data deeply, so that it can be shared without a copy. Skips frozen parts: refreezing a growing list is
 * cheap.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
