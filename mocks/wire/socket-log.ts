/** An event of a chat socket, with nothing masked. The last 500 are kept, never replayed. */
export interface SocketEvent {
  readonly id: number;
  /** World time, epoch ms: the same time line as the calls. */
  readonly at: number;
  /** Machine time, epoch ms. */
  readonly began: number;
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
  readonly #times: () => Pick<SocketEvent, 'at' | 'began'>;
  #count = 0;

  /** @param times the present times */
  constructor(times: () => Pick<SocketEvent, 'at' | 'began'>) {
    this.#times = times;
  }

  add({ data, ...event }: Omit<SocketEvent, 'id' | 'at' | 'began'>): void {
    this.#count += 1;
    this.#events.push({ ...event, json: JSON.stringify(data), id: this.#count, ...this.#times() });
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
