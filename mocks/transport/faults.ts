import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';

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
}
export interface Fault extends FaultEffect {
  readonly operation: OperationId | '*';
  /** How often it strikes: the next call, every call, or every nth call. */
  readonly times: 'once' | 'always' | number;
}

/** The faults that wait for calls. Wire state: never journaled, never replayed. */
export class Faults {
  #faults: { fault: Fault; seen: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, seen: 0 });
  }

  /** The fault that strikes this call, if any; one-shot faults are used up by it. */
  draw(operation: OperationId): Fault | null {
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

/** Status and body of a fault that answers by itself; null when the handler is to answer. */
export function faultAnswer({ code, status, body }: FaultEffect): { status: number; text: string } | null {
  if (body !== undefined) return { status: status ?? 200, text: body };
  if (code !== undefined) return { status: status ?? errorStatus[code], text: JSON.stringify({ message: code }) };
  if (status !== undefined) return { status, text: JSON.stringify({ message: 'INTERNAL_SERVER_ERROR' }) };
  return null;
}
