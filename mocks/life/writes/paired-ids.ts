/**
 * Pairs ids of the life with ids of the world. Life and world give new records different ids. Two ids are paired when they first
 * appear at the same place of two answers, and must appear together from then on.
 */
export class PairedIds {
  readonly #worldOf: Map<string, string>;
  readonly #lifeOf: Map<string, string>;

  /** @param known ids that the world took over from the life */
  constructor(known: Iterable<string>) {
    const same = [...known].map((id): [string, string] => [id, id]);
    this.#worldOf = new Map(same);
    this.#lifeOf = new Map(same);
  }

  copy(): PairedIds {
    const other = new PairedIds([]);
    for (const [life, world] of this.#worldOf) other.meet(life, world);
    return other;
  }

  /** Whether two ids are paired. Pairs two new ones. */
  meet(life: string, world: string): boolean {
    if (this.#worldOf.has(life) || this.#lifeOf.has(world)) return this.#worldOf.get(life) === world;
    this.#worldOf.set(life, world);
    this.#lifeOf.set(world, life);
    return true;
  }

  /** The world's id for an id in a recorded request. */
  worldOf(life: string): string {
    return this.#worldOf.get(life) ?? life;
  }
}
