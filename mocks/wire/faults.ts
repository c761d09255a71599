import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { type CommandResult, refusedWith } from '../engine/command.ts';
import { between, oneOf, whole } from '../kernel/arguments.ts';
import { deepFreeze } from '../kernel/deep-freeze.ts';

/** What a fault does to a call. Times are real milliseconds. */
export interface FaultEffect {
  /** Answers this code of the contract instead of calling the handler. */
  readonly code?: ErrorCode;
  /** Answers this status; with `code` or `body` it overrides theirs. */
  readonly status?: number;
  /** Answers this text as it is: HTML, empty, truncated JSON. */
  readonly body?: string;
  /** Waits before anything else. */
  readonly delay?: number;
  /** The change is made, then the connection is cut without an answer (`cut`), or never answered (`hang`). */
  readonly after?: 'cut' | 'hang';
  /** Cut before anything happens, as when the network is gone. */
  readonly cut?: boolean;
  /** The service ends while the call is on its way; the world answers it as one that has ended. */
  readonly terminate?: boolean;
}
export interface Fault extends FaultEffect {
  readonly operation: OperationId | '*';
  /** `once`: the next call; `always`: every call; a number n: every nth call, without end. */
  readonly times: 'once' | 'always' | number;
}

/** What an effect may hold besides its code; each field says in words what it takes. */
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

/** A fault as capsules keep it; what can be asked for is in `fault-arguments.ts`. */
export const faultSchema = z.strictObject({
  operation: z.string().check(z.refine((id) => id === '*' || Object.hasOwn(operations, id))),
  times: faultTimes,
  code: z.optional(z.string().check(z.refine((code) => Object.hasOwn(errorStatus, code)))),
  ...effectFields,
});

/** The faults that wait for calls. They belong to the line: never journaled, never replayed. */
export class Faults {
  /** `seen`: calls that a fault was asked about, for those that strike every nth call. */
  #faults: { fault: Fault; seen: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault: deepFreeze(fault), seen: 0 });
  }

  /**
   * Takes the fault that strikes a call of this operation; null when none does. Faults are asked in the order they were
   * added, up to the first that strikes; one that is for a single call is used up by it.
   */
  takeFor(operation: OperationId): Fault | null {
    for (const waiting of this.#faults) {
      const { fault } = waiting;
      if (fault.operation !== '*' && fault.operation !== operation) continue;
      waiting.seen += 1;
      if (typeof fault.times === 'number' && waiting.seen % fault.times !== 0) continue;
      if (fault.times === 'once') this.#faults = this.#faults.filter((other) => other !== waiting);
      return fault;
    }
    return null;
  }

  /** Takes a fault away: this one, else the first that is just the same. */
  remove(fault: Fault): void {
    const text = JSON.stringify(faultSchema.parse(fault));
    const gone =
      this.#faults.find((waiting) => waiting.fault === fault) ??
      this.#faults.find((waiting) => JSON.stringify(waiting.fault) === text);
    this.#faults = this.#faults.filter((waiting) => waiting !== gone);
  }

  list(): readonly Fault[] {
    return this.#faults.map(({ fault }) => fault);
  }

  clear(): void {
    this.#faults = [];
  }
}

/** True when the contract lets the operation answer this code by itself. */
export const inContract = (operation: OperationId, code: string): boolean =>
  operations[operation].errors.includes(code);

/** Operations that answer a refusal of their own with 200, `success` false and the code as `error`. */
const refusesInBody: ReadonlySet<OperationId> = new Set(['spin', 'claimCoupon']);

/** A refusal as this operation words it: infrastructure codes look the same everywhere. */
function worded(operation: OperationId, code: ErrorCode): CommandResult {
  const ownCode = errorStatus[code] === 200 || code === 'BONUS_REMAINING';
  if (refusesInBody.has(operation) && ownCode) return { status: 200, body: { success: false, error: code } };
  // this operation says success by a code as well, in a field of its own
  if (operation === 'verifyOtp' && errorStatus[code] === 200) return { status: 200, body: { code } };
  return refusedWith(code);
}

/** Status and body of a fault that answers by itself; null when the handler is to answer. */
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
