import { createClock, type WorldClock } from '../../kernel/time/clock.ts';
import type { StoredEntry } from './store.ts';

/** The latest world time at which a history was shown. */
export interface ShownTime {
  readonly generation: number;
  /** World time, epoch ms. */
  readonly at: number;
}

/** The clock of a timeline. Within one history it never goes back, whatever happens to the machine's clock. */
export class TimelineClock {
  readonly #clock: WorldClock;
  readonly #machineNow: () => number;
  #generation: number;

  /** @param last entry of the history @param shown the latest time at which it may have been shown */
  constructor(machineNow: () => number, frozen: boolean, last: StoredEntry, generation: number, shown?: ShownTime) {
    this.#machineNow = machineNow;
    this.#generation = generation;
    const seen = shown?.generation === generation ? shown.at : 0;
    this.#clock = createClock(machineNow, Math.max(this.#timeAfter(last, frozen), seen), frozen);
  }

  /** World time, epoch ms. */
  now(): number {
    return this.#clock.now();
  }

  get frozen(): boolean {
    return this.#clock.frozen;
  }

  freeze(on: boolean): void {
    this.#clock.freeze(on);
  }

  get shown(): ShownTime {
    return { generation: this.#generation, at: this.#clock.now() };
  }

  /** Continues from the last entry. */
  follow(last: StoredEntry, generation: number): void {
    const seen = this.#generation === generation ? this.#clock.now() : 0;
    this.#generation = generation;
    this.#clock.setNow(Math.max(this.#timeAfter(last, this.#clock.frozen), seen));
  }

  /** The same history has a new generation number. */
  renumber(generation: number): void {
    this.#generation = generation;
  }

  /** Time ran on while the world was closed, unless it is frozen. */
  #timeAfter({ entry, machine }: StoredEntry, frozen: boolean): number {
    return frozen ? entry.at : entry.at + Math.max(0, this.#machineNow() - machine);
  }
}
