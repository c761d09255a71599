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
/** Which calls of its operation a fault is for; one that does not fit is not counted, and says so as a near miss. */
export interface FaultCondition {
  /** Values of the body by path, such as `amount` or `message.payload.message`; compared as they are written. */
  readonly body?: Readonly<Record<string, string | number | boolean>>;
  /** Phone of the player whose token the call carries. */
  readonly player?: string;
  /** Which of the calls that fit is the first to be struck, from 1. */
  readonly nth?: number;
}
export interface Fault extends FaultEffect {
  readonly operation: OperationId | '*';
  /** `once`: the next call; `always`: every call; a number n: every nth call, without end. */
  readonly times: 'once' | 'always' | number;
  readonly when?: FaultCondition;
  /** What it does to the calls after the first one that it strikes, one after the other; an empty effect lets the world answer. */
  readonly next?: readonly FaultEffect[];
}

/** A fault that would have struck a call, and what it waited for. */
export interface NearMiss {
  readonly fault: Fault;
  /** Path in the body, or `player`, or `nth` for the number of the call. */
  readonly at: string;
  readonly waited: string;
  readonly came: string;
}

/** What becomes of a call: the fault that strikes it, if one does, and those that just missed it. */
export interface Drawn {
  readonly fault: Fault | null;
  readonly misses: readonly NearMiss[];
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

export const faultCondition = z.strictObject({
  body: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  player: z.optional(z.string()),
  nth: z.optional(whole(1, 100_000)),
});

const keptEffect = {
  code: z.optional(z.string().check(z.refine((code) => Object.hasOwn(errorStatus, code)))),
  ...effectFields,
};

/** A fault as capsules keep it; what can be asked for is in `fault-arguments.ts`. */
export const faultSchema = z.strictObject({
  operation: z.string().check(z.refine((id) => id === '*' || Object.hasOwn(operations, id))),
  times: faultTimes,
  ...keptEffect,
  when: z.optional(faultCondition),
  next: z.optional(z.array(z.strictObject(keptEffect)).check(z.maxLength(20))),
});

/** `seen`: calls that were counted, where it counts them; `struck`: how many of them it has struck. */
export interface Waiting {
  readonly fault: Fault;
  seen: number;
  struck: number;
}

/** Near misses that a call keeps. */
const missesKept = 3;

/** The faults that wait for calls. They belong to the line: never journaled, never replayed. */
export class Faults {
  #faults: Waiting[] = [];
  readonly #onChange: () => void;

  /** @param onChange called when a fault comes or goes */
  constructor(onChange: () => void = () => undefined) {
    this.#onChange = onChange;
  }

  add(fault: Fault): void {
    this.#faults.push({ fault: deepFreeze(fault), seen: 0, struck: 0 });
    this.#onChange();
  }

  /** Whether a fault waits for some calls of its operation only. */
  get areChoosy(): boolean {
    return this.#faults.some(({ fault }) => fault.when);
  }

  /**
   * Draws what becomes of a call. Faults are asked in the order they were added, up to the first that strikes; one that has
   * nothing left to do is used up.
   * @param missOf looks whether the call is one that a fault waits for; not needed while none is choosy
   */
  draw(operation: OperationId, missOf: (waiting: Waiting) => NearMiss | null = () => null): Drawn {
    const misses: NearMiss[] = [];
    for (const waiting of this.#faults) {
      const { fault } = waiting;
      if (fault.operation !== '*' && fault.operation !== operation) continue;
      const miss = missOf(waiting);
      if (miss) {
        if (misses.length < missesKept) misses.push(miss);
      } else if (typeof fault.times !== 'number' || ++waiting.seen % fault.times === 0)
        return { fault: this.#strike(waiting), misses };
    }
    return { fault: null, misses };
  }

  /** @returns what the fault does to this call; null where it is the world's turn to answer */
  #strike(waiting: Waiting): Fault | null {
    const { operation, times, when: _when, next: rest = [], ...first } = waiting.fault;
    const effect = [first, ...rest][waiting.struck % (rest.length + 1)] ?? {};
    waiting.struck += 1;
    if (times === 'once' && waiting.struck > rest.length) this.#keep((other) => other !== waiting);
    return Object.keys(effect).length > 0 ? { operation, times, ...effect } : null;
  }

  #keep(wanted: (waiting: Waiting) => boolean): void {
    this.#faults = this.#faults.filter(wanted);
    this.#onChange();
  }

  /** Takes a fault away: this one, else the first that is just the same. */
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
