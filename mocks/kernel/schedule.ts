/** Something that will happen to a world by itself. Times are world time, epoch ms. */
export interface Scheduled {
  readonly at: number;
  /** Unique in its world; also what the event's own ids and chance are drawn from. */
  readonly id: string;
}

/**
 * What lies ahead of a world, in the order it will happen. Whether an event is carried out by the call that finds it
 * due or by a later one makes no difference: it happens at its own time, with its own chance.
 */
export class Agenda<Event extends Scheduled> {
  #events: Event[] = [];
  #passed = Number.NEGATIVE_INFINITY;

  add(event: Event): void {
    const later = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(later < 0 ? this.#events.length : later, 0, event);
  }

  /** Takes off what matches: events that something else made pointless. */
  cancel(matches: (event: Event) => boolean): void {
    this.#events = this.#events.filter((event) => !matches(event));
  }

  /** Takes off the next event that is due at `now`. */
  due(now: number): Event | null {
    const [next] = this.#events;
    if (!next || next.at > now) return null;
    this.#events.shift();
    this.#passed = next.at;
    return next;
  }

  /** When the last event happened that was taken off as due. */
  get passed(): number {
    return this.#passed;
  }

  /** In order of time. */
  list(): readonly Event[] {
    return this.#events;
  }
}
