import type { OperationId } from '../../contract/generated/operations.ts';
import { Listeners } from '../engine/listeners.ts';
import { deepFreeze } from '../kernel/deep-freeze.ts';
import type { NearMiss } from './faults.ts';

/** One call as the tester's own browser saw it, with nothing masked. Kept for the last 500 calls, never replayed. */
export interface TrafficCall {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationId | null;
  readonly headers: Record<string, string>;
  readonly requestBody: unknown;
  /** World time of the request, epoch ms. */
  readonly at: number;
  /** Machine time of the request, epoch ms. */
  readonly began: number;
  /** Number of the call that this one repeats for a tester. */
  readonly resent?: number | undefined;
  /** 0 while under way, or when the connection was cut. */
  status: number;
  responseBody: unknown;
  /** Real milliseconds from request to answer; null while under way. */
  duration: number | null;
  /** Real milliseconds of it that network switches and a fault added. */
  waited: number;
  /** The last entry and the time (epoch ms) of the world when the call reached it; null when it did not. */
  found: { readonly entry: number; readonly at: number } | null;
  /** Number of the journal entry this call made, if it made one. */
  entry: number | null;
  /** What the answer breaks of the contract. */
  problems: readonly string[];
  fault: string | null;
  /** Faults that would have struck it, with what they waited for; absent when there was none. */
  nearMisses?: readonly NearMiss[];
}

const limit = 500;

export class TrafficLog {
  readonly #calls: TrafficCall[] = [];
  readonly #listeners: Listeners;
  #count = 0;

  /** @param report is told of a listener that throws; the call goes on */
  constructor(report: (problem: unknown) => void) {
    this.#listeners = new Listeners(report);
  }

  open(
    call: Pick<TrafficCall, 'method' | 'path' | 'operation' | 'headers' | 'requestBody' | 'at' | 'began' | 'resent'>,
  ): TrafficCall {
    this.#count += 1;
    const opened: TrafficCall = {
      ...call,
      id: this.#count,
      status: 0,
      responseBody: null,
      duration: null,
      waited: 0,
      found: null,
      entry: null,
      problems: [],
      fault: null,
    };
    this.#calls.push(opened);
    if (this.#calls.length > limit) this.#calls.shift();
    this.#listeners.notify();
    return opened;
  }

  /** Tells the listeners that a call is over; its row says how it ended, and stays as it is. */
  close(call: TrafficCall): void {
    deepFreeze(call);
    this.#listeners.notify();
  }

  /** Tells the listeners that something about the calls to come has changed: a fault waits, or does not any more. */
  notify(): void {
    this.#listeners.notify();
  }

  /** Calls back when a call begins and when it is over. @returns the way to stop listening */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Oldest first; those under way as they are at this moment. */
  calls(): readonly TrafficCall[] {
    return this.#calls.map((call) => (Object.isFrozen(call) ? call : structuredClone(call)));
  }
}
