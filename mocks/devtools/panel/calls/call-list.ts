/** The rows of the Calls tab: calls and socket events of this page and of the tab's earlier ones (APP-446, APP-447). */
import { worldKey } from '../../../engine/execute/scenario.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { SocketEvent } from '../../../wire/socket-log.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { type CallPage, clearCalls, earlierPages, ownCalls } from '../../tab/kept-calls.ts';

/** A call, or a socket event in its form. */
export interface Row extends TrafficCall {
  /** The earlier page that made it; absent for this page's own. */
  readonly page?: CallPage;
}

export const socketMethod = 'WS';

/** A socket event in the form of a call, so that one list shows both. */
export const socketRow = ({ id, at, began, connection, direction, event, data }: SocketEvent): Row => ({
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

/** Key of a row. Each page numbers its calls from one, and its socket events too. */
export const rowOf = ({ method, id, page }: Pick<Row, 'method' | 'id' | 'page'>) =>
  `${page?.opened ?? 'own'} ${method} ${id}`;

/** Number of the row's entry if the journal still has it; null otherwise. */
export function entryInJournal(sandbox: Sandbox, { entry, found, page }: Row): number | null {
  if (entry === null || (page && page.world !== worldKey(sandbox.address))) return null;
  return sandbox.journal()[entry]?.at === found?.at ? entry : null;
}

const rowsOf = ({ calls, events }: Pick<CallPage, 'calls' | 'events'>, page?: CallPage): Row[] =>
  [
    ...calls.map((call) => (page ? { ...call, page } : call)),
    ...events.map((event) => ({ ...socketRow(event), ...(page && { page }) })),
  ].sort((one, other) => one.began - other.began || one.id - other.id);

/** The list of one sandbox. It stays paused while the panel is closed. */
class CallList {
  readonly #sandbox: Sandbox;
  /** Null when the stored text is invalid. */
  #pages = earlierPages();
  #held: readonly Row[] | null = null;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  get isPaused(): boolean {
    return this.#held !== null;
  }

  /** Whether calls of earlier pages are stored, but cannot be read. */
  get isUnreadable(): boolean {
    return this.#pages === null;
  }

  /** Oldest first. */
  rows(): readonly Row[] {
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

  clear(): void {
    clearCalls(this.#sandbox);
    this.#pages = [];
    if (this.#held) this.#held = [];
  }

  #rowsNow(): Row[] {
    return [...(this.#pages ?? []).flatMap((page) => rowsOf(page, page)), ...rowsOf(ownCalls(this.#sandbox))];
  }
}

const lists = new WeakMap<Sandbox, CallList>();

export function callListOf(sandbox: Sandbox): CallList {
  const list = lists.get(sandbox) ?? new CallList(sandbox);
  lists.set(sandbox, list);
  return list;
}
