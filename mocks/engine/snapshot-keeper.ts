import type { Machine } from './machine.ts';
import type { SnapshotStore } from './store.ts';
import type { Timeline } from './timeline.ts';

/** Real milliseconds between what makes a snapshot worth while and its beginning: it takes part of the machine's time. */
const keepAfterMs = 3000;

/** Keeps a snapshot of a long history now and then, in small steps beside the calls. */
export class SnapshotKeeper {
  readonly #machine: Machine;
  readonly #snapshots: SnapshotStore | undefined;
  #busy = false;

  constructor(machine: Machine, snapshots: SnapshotStore | undefined) {
    this.#machine = machine;
    this.#snapshots = snapshots;
  }

  /** Begins one soon, if it is time to. On machines without timers none is kept. */
  consider(timeline: Timeline): void {
    const { later } = this.#machine;
    const snapshots = this.#snapshots;
    if (this.#busy || !later || !snapshots || !timeline.wantsSnapshot) return;
    this.#busy = true;
    later(keepAfterMs, async () => {
      const { makeSnapshot } = await import('./snapshots/snapshots.ts').catch(() => ({ makeSnapshot: null }));
      await makeSnapshot?.(timeline, snapshots, this.#machine);
      this.#busy = false;
    });
  }
}
