/** An event of a chat socket, with nothing masked. The last 500 are kept, never replayed. */
export interface SocketEvent {
  readonly id: number;
  /** World time, epoch ms: the same time line as the calls. */
  readonly at: number;
  /** Number of the connection; null for one that was refused. */
  readonly connection: number | null;
  /** `in` and `out` as the backend sees it; `line` is about the connection itself. */
  readonly direction: 'in' | 'out' | 'line';
  /** `join`, `messaging`, or of the line: `connect`, `refused`, `drop`, `disconnect`, `close`. */
  readonly event: string;
  readonly data: unknown;
}

const limit = 500;

export class SocketLog {
  /** Data as JSON: a browser's `structuredClone` gives null for what is nested by the thousands. */
  readonly #events: (Omit<SocketEvent, 'data'> & { readonly json: string | undefined })[] = [];
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  add({ data, ...event }: Omit<SocketEvent, 'id' | 'at'>): void {
    this.#count += 1;
    this.#events.push({ ...event, json: JSON.stringify(data), id: this.#count, at: this.#now() });
    if (this.#events.length > limit) this.#events.shift();
  }

  /** Oldest first. */
  events(): readonly SocketEvent[] {
    return this.#events.map(({ json, id, at, ...event }) => ({
      ...event,
      data: json === undefined ? undefined : (JSON.parse(json) as unknown),
      id,
      at,
    }));
  }
}
