/** Something that will happen in a world without a request. */
export interface ScheduledEvent {
  readonly kind: string;
  /** World time, epoch ms. */
  readonly at: number;
  /** Unique in its world; the ids and random numbers of the event are made from it. */
  readonly id: string;
}

/** A kind of scheduled event; `Event` is the shape of its events. */
export interface EventKey<Event extends ScheduledEvent> {
  readonly kind: Event['kind'];
  /** Never set: only its type matters. */
  readonly event?: Event;
}

/** Whether an event is of a kind. */
export const isOfKind =
  <Event extends ScheduledEvent>({ kind }: EventKey<Event>) =>
  (event: ScheduledEvent): event is Event =>
    event.kind === kind;

/**
 * The events of a world that have not happened yet, in order of time. It makes no difference which call finds an event
 * due and carries it out: the event has its own time, ids and random numbers.
 */
export class EventSchedule {
  #events: ScheduledEvent[] = [];
  #lastRunAt = Number.NEGATIVE_INFINITY;

  /** @param other a schedule to go on from */
  constructor(other?: Pick<EventSchedule, 'list' | 'lastRunAt'>) {
    if (!other) return;
    this.#events = other.list().slice();
    this.#lastRunAt = other.lastRunAt;
  }

  add<Event extends ScheduledEvent>(_key: EventKey<Event>, event: Event): void {
    const later = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(later < 0 ? this.#events.length : later, 0, event);
  }

  /** Removes the events of a kind that match. */
  cancel<Event extends ScheduledEvent>(key: EventKey<Event>, matches: (event: Event) => boolean): void {
    const isOne = isOfKind(key);
    this.#events = this.#events.filter((event) => !(isOne(event) && matches(event)));
  }

  /** The events of a kind, in order of time. */
  of<Event extends ScheduledEvent>(key: EventKey<Event>): Event[] {
    return this.#events.filter(isOfKind(key));
  }

  /** Whether `takeDue` would return an event. */
  hasDue(now: number): boolean {
    const [next] = this.#events;
    return next !== undefined && next.at <= now;
  }

  /** Removes and returns the next event that is due at `now` (epoch ms); null when none is. */
  takeDue(now: number): ScheduledEvent | null {
    const [next] = this.#events;
    if (!next || next.at > now) return null;
    this.#events.shift();
    this.#lastRunAt = next.at;
    return next;
  }

  /** The time of the last event that `takeDue` returned, epoch ms. */
  get lastRunAt(): number {
    return this.#lastRunAt;
  }

  /** All events, in order of time. */
  list(): readonly ScheduledEvent[] {
    return this.#events;
  }
}
