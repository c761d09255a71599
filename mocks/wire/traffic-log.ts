import type { OperationId } from '../../contract/generated/operations.ts';
import { Listeners } from '../engine/timeline/listeners.ts';
import { deepFreeze, type NearMiss } from './faults.ts';

/** One call as the tester's browser saw it, unmasked. The last 500 are kept, never replayed. */
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
  /** 0 while pending or when the connection was cut. */
  status: number;
  responseBody: unknown;
  /** Absent while pending and when the connection was cut. */
  responseHeaders?: Record<string, string>;
  /** Real milliseconds from request to response; null while pending. */
  duration: number | null;
  /** Part of it added by network switches and faults, real milliseconds. */
  waited: number;
  /** Last journal entry and world time (epoch ms) when the call reached the world; null when it did not. */
  found: { readonly entry: number; readonly at: number } | null;
  /** Number of the call's journal entry, if any. */
  entry: number | null;
  /** Contract violations of the response. */
  problems: readonly string[];
  fault: string | null;
  /** Faults that nearly struck, with their unmet conditions; absent when there are none. */
  nearMisses?: readonly NearMiss[];
}

const limit = 500;

export class TrafficLog {
  readonly #calls: TrafficCall[] = [];
  readonly #listeners: Listeners;
  #count = 0;

  /** @param report called when a listener throws; the call continues */
  constructor(report: (problem: unknown) => void) {
    this.#listeners = new Listeners(report);
  }

  open(
    call: Pick<TrafficCall, 'method' | 'path' | 'operation' | 'headers' | 'requestBody' | 'at' | 'began'>,
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

  /** Notifies listeners that a call has ended; its row no longer changes. */
  close(call: TrafficCall): void {
    deepFreeze(call);
    this.#listeners.notify();
  }

  /** Notifies listeners that the set of pending faults has changed. */
  notify(): void {
    this.#listeners.notify();
  }

  /** Calls back when a call starts or ends. @returns unsubscribes */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Oldest first; pending calls as of now. */
  calls(): readonly TrafficCall[] {
    return this.#calls.map((call) => (Object.isFrozen(call) ? call : structuredClone(call)));
  }
}
