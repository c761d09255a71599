import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { SocketEvent } from '../../../wire/socket-log.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';

export const socketMethod = 'WS';

/** A socket event in the form of a call, so that one list shows both. */
const socketRow = ({ id, at, began, connection, direction, event, data }: SocketEvent): TrafficCall => ({
  id,
  method: socketMethod,
  path: [direction === 'in' ? '→' : direction === 'out' ? '←' : '·', event, connection ?? ''].join(' ').trim(),
  operation: null,
  headers: {},
  requestBody: direction === 'in' ? data : null,
  at,
  began,
  waited: 0,
  found: null,
  status: 101,
  responseBody: direction === 'out' ? data : null,
  duration: null,
  entry: null,
  problems: [],
  fault: null,
});

/** Key of a row. Calls and socket events are numbered separately. */
export const rowOf = ({ method, id }: Pick<TrafficCall, 'method' | 'id'>) => `${method} ${id}`;

/** Number of the call's entry if the journal still has it; null otherwise. */
export const entryInJournal = (sandbox: Sandbox, { entry, found }: TrafficCall): number | null =>
  entry !== null && sandbox.journal()[entry]?.at === found?.at ? entry : null;

/** Calls and socket events of one sandbox (APP-447). The list stays paused while the panel is closed. */
class CallList {
  readonly #sandbox: Sandbox;
  #held: readonly TrafficCall[] | null = null;
  /** Numbers of the last call and socket event that the tester has cleared. */
  #cleared = { call: 0, event: 0 };

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  get isPaused(): boolean {
    return this.#held !== null;
  }

  /** Oldest first. */
  rows(): readonly TrafficCall[] {
    return this.#held ?? this.#rowsNow();
  }

  /** Number of rows since the pause. */
  waiting(): number {
    const held = new Set(this.#held?.map(rowOf));
    return this.#held ? this.#rowsNow().filter((row) => !held.has(rowOf(row))).length : 0;
  }

  pause(): void {
    this.#held = this.#rowsNow();
  }

  resume(): void {
    this.#held = null;
  }

  /** Hides the rows so far. The log itself stays: other tabs of the panel read it. */
  clear(): void {
    const { chat } = this.#sandbox;
    this.#cleared = { call: this.#sandbox.calls().at(-1)?.id ?? 0, event: chat.events().at(-1)?.id ?? 0 };
    if (this.#held) this.#held = [];
  }

  #rowsNow(): TrafficCall[] {
    const { call, event } = this.#cleared;
    return [
      ...this.#sandbox.calls().filter(({ id }) => id > call),
      ...this.#sandbox.chat.events().flatMap((one) => (one.id > event ? socketRow(one) : [])),
    ].sort((one, other) => one.began - other.began || one.id - other.id);
  }
}

const lists = new WeakMap<Sandbox, CallList>();

export function callListOf(sandbox: Sandbox): CallList {
  const list = lists.get(sandbox) ?? new CallList(sandbox);
  lists.set(sandbox, list);
  return list;
}
