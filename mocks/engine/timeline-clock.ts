import { createClock, type WorldClock } from '../kernel/time/clock.ts';
import type { StoredEntry } from './store.ts';

/** Up to which time a history of a world was shown. */
export interface ShownTime {
  readonly generation: number;
  /** World time, epoch ms. */
  readonly at: number;
}

/** The clock of a timeline. While a history goes on no time of it comes again, wherever the machine's clock is put. */
export class TimelineClock {
  readonly #clock: WorldClock;
  readonly #machineNow: () => number;
  #generation: number;

  /** @param last entry of the history @param shown up to which time it may have been shown before */
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

  /** Goes on from the last entry. */
  follow(last: StoredEntry, generation: number): void {
    const seen = this.#generation === generation ? this.#clock.now() : 0;
    this.#generation = generation;
    this.#clock.setNow(Math.max(this.#timeAfter(last, this.#clock.frozen), seen));
  }

  /** The same history has another number from now on. */
  renumber(generation: number): void {
    this.#generation = generation;
  }

  /** It ran on while the world was closed, unless it is frozen. */
  #timeAfter({ entry, machine }: StoredEntry, frozen: boolean): number {
    return frozen ? entry.at : entry.at + Math.max(0, this.#machineNow() - machine);
  }
}
