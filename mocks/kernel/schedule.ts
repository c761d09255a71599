/** Something that will happen to a world by itself. Times are world time, epoch ms. */
export interface ScheduledEvent {
  readonly kind: string;
  readonly at: number;
  /** Unique in its world; also what the event's own ids and chance are drawn from. */
  readonly id: string;
}

/** A kind of scheduled event; `Event` is the shape of its events. */
export interface EventKey<Event extends ScheduledEvent> {
  readonly kind: Event['kind'];
  /** Never set: it only carries the type of the events. */
  readonly event?: Event;
}

/** Whether an event is of a kind. */
export const isOfKind =
  <Event extends ScheduledEvent>({ kind }: EventKey<Event>) =>
  (event: ScheduledEvent): event is Event =>
    event.kind === kind;

/**
 * What lies ahead of a world, in the order it will happen. Whether an event is carried out by the call that finds it
 * due or by a later one makes no difference: it happens at its own time, with its own chance.
 */
export class EventSchedule {
  #events: ScheduledEvent[] = [];
  #lastRunAt = Number.NEGATIVE_INFINITY;

  add<Event extends ScheduledEvent>(_key: EventKey<Event>, event: Event): void {
    const later = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(later < 0 ? this.#events.length : later, 0, event);
  }

  /** Takes off the events of a kind that match: those that something else made pointless. */
  cancel<Event extends ScheduledEvent>(key: EventKey<Event>, matches: (event: Event) => boolean): void {
    const isOne = isOfKind(key);
    this.#events = this.#events.filter((event) => !(isOne(event) && matches(event)));
  }

  /** The events of a kind, in order of time. */
  of<Event extends ScheduledEvent>(key: EventKey<Event>): Event[] {
    return this.#events.filter(isOfKind(key));
  }

  /** Takes off the next event that is due at `now`. */
  due(now: number): ScheduledEvent | null {
    const [next] = this.#events;
    if (!next || next.at > now) return null;
    this.#events.shift();
    this.#lastRunAt = next.at;
    return next;
  }

  /** When the last event happened that was taken off as due. */
  get lastRunAt(): number {
    return this.#lastRunAt;
  }

  /** In order of time. */
  list(): readonly ScheduledEvent[] {
    return this.#events;
  }
}
