/**
 * Maps ids of the life to ids of the world. Ids pair when they first appear at the same place of two answers, and must
 * match from then on.
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

  /** Pairs two new ids; returns whether they match. */
  meet(life: string, world: string): boolean {
    if (this.#worldOf.has(life) || this.#lifeOf.has(world)) return this.#worldOf.get(life) === world;
    this.#worldOf.set(life, world);
    this.#lifeOf.set(world, life);
    return true;
  }

  worldOf(life: string): string {
    return this.#worldOf.get(life) ?? life;
  }
}
