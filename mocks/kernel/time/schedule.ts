/** A future event that needs no request. */
export interface ScheduledEvent {
  readonly kind: string;
  /** World time, epoch ms. */
  readonly at: number;
  /** Unique in its world; seeds ids and random numbers of the event. */
  readonly id: string;
}

/** A kind of scheduled event; `Event` is its type. */
export interface EventKey<Event extends ScheduledEvent> {
  readonly kind: Event['kind'];
  /** Never set; carries the type. */
  readonly event?: Event;
}

export const isOfKind =
  <Event extends ScheduledEvent>({ kind }: EventKey<Event>) =>
  (event: ScheduledEvent): event is Event =>
    event.kind === kind;

/**
 * Pending events of a world in order of time. Any call may execute a due event with the same result: the event has its
 * own time, ids and random numbers.
 */
export class EventSchedule {
  #events: ScheduledEvent[] = [];
  #lastRunAt = Number.NEGATIVE_INFINITY;

  /** @param other schedule to copy */
  constructor(other?: Pick<EventSchedule, 'list' | 'lastRunAt'>) {
    if (!other) return;
    this.#events = other.list().slice();
    this.#lastRunAt = other.lastRunAt;
  }

  add<Event extends ScheduledEvent>(_key: EventKey<Event>, event: Event): void {
    const later = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(later < 0 ? this.#events.length : later, 0, event);
  }

  /** Removes matching events of a kind. */
  cancel<Event extends ScheduledEvent>(key: EventKey<Event>, matches: (event: Event) => boolean): void {
    const isOne = isOfKind(key);
    this.#events = this.#events.filter((event) => !(isOne(event) && matches(event)));
  }

  /** Events of a kind, in order of time. */
  of<Event extends ScheduledEvent>(key: EventKey<Event>): Event[] {
    return this.#events.filter(isOfKind(key));
  }

  /** Whether `takeDue` would return an event. */
  hasDue(now: number): boolean {
    const [next] = this.#events;
    return next !== undefined && next.at <= now;
  }

  /** Removes and returns the next event due at `now` (epoch ms), or null. */
  takeDue(now: number): ScheduledEvent | null {
    const [next] = this.#events;
    if (!next || next.at > now) return null;
    this.#events.shift();
    this.#lastRunAt = next.at;
    return next;
  }

  /** Time of the last event from `takeDue`, epoch ms. */
  get lastRunAt(): number {
    return this.#lastRunAt;
  }

  /** All events, in order of time. */
  list(): readonly ScheduledEvent[] {
    return this.#events;
  }
}
