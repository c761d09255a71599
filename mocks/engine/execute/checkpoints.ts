import type { World } from '../../kernel/world.ts';

/** A copy of the world right after an entry, from which a replay can continue. */
export interface Checkpoint<Difference> {
  readonly seq: number;
  readonly world: World;
  /** Those up to its entry. */
  readonly differences: readonly Difference[];
}

/**
 * Copies of the world at some entries, fewer for older ones, so that undo need not replay the whole journal. Kept in
 * memory and made by this build, so they need no check.
 */
export class Checkpoints<Difference> {
  /** Oldest first. */
  #kept: Checkpoint<Difference>[] = [];
  readonly #spacing: number;

  /** @param spacing minimum number of entries between two; replaying 250 takes a few milliseconds */
  constructor(spacing = 250) {
    this.#spacing = spacing;
  }

  /**
   * Stores a copy of a world that has just executed an entry, if enough entries lie between.
   * @param last number of the last entry to come: copies that would be thinned out by then are not stored
   */
  note(seq: number, world: World, differences: readonly Difference[], last: number = seq): void {
    if (seq - (this.#kept.at(-1)?.seq ?? 0) < Math.max(this.#spacing, (last - seq) / 4)) return;
    this.#kept.push({ seq, world: world.copy(), differences: [...differences] });
    this.#thinOut(seq);
  }

  /** The newest one at or before an entry; null when there is none. */
  upTo(seq: number): Checkpoint<Difference> | null {
    return this.#kept.findLast((each) => each.seq <= seq) ?? null;
  }

  /** Drops those after an entry, which is now the last one of the history. */
  dropAfter(seq: number): void {
    this.#kept = this.#kept.filter((each) => each.seq <= seq);
  }

  /** Leaves gaps that grow with the distance from the last entry: about fifteen copies for 30,000 entries. */
  #thinOut(last: number): void {
    for (let index = this.#kept.length - 2; index > 0; index -= 1) {
      const [older, newer] = [this.#kept[index - 1], this.#kept[index + 1]];
      if (older && newer && newer.seq - older.seq <= (last - newer.seq) / 2) this.#kept.splice(index, 1);
    }
  }
}
