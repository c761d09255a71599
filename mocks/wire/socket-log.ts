/** A chat socket event, unmasked. The last 500 are kept, never replayed. */
export interface SocketEvent {
  readonly id: number;
  /** World time, epoch ms: the same timeline as the calls. */
  readonly at: number;
  /** Machine time, epoch ms. */
  readonly began: number;
  /** Connection number; null for a refused one. */
  readonly connection: number | null;
  /** `in` and `out` from the backend's view; `line` concerns the connection itself. */
  readonly direction: 'in' | 'out' | 'line';
  /** `join`, `messaging`, or for `line`: `connect`, `refused`, `drop`, `disconnect`, `close`. */
  readonly event: string;
  readonly data: unknown;
}

const limit = 500;

export class SocketLog {
  /** Data as JSON, because `structuredClone` in browsers gives null for very deep nesting. */
  readonly #events: (Omit<SocketEvent, 'data'> & { readonly json: string | undefined })[] = [];
  readonly #times: () => Pick<SocketEvent, 'at' | 'began'>;
  #count = 0;

  /** @param times returns the current times */
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
