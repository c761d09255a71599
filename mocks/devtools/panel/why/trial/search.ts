/** Finds the fields that change a result, by bisecting groups. */

/** `failed`: it could not be tried. */
export type Tried = 'same' | 'changed' | 'failed';

export interface Causes<Field> {
  /** Each changes the result alone. */
  readonly proved: readonly Field[];
  /** Groups that change it while neither half does. */
  readonly together: readonly (readonly Field[])[];
  /** Not tried, or failed. */
  readonly untried: readonly Field[];
}

/**
 * @param isOver checked before each attempt: whether the time limit is reached
 * @throws what `attempt` throws
 */
export async function findCauses<Field>(
  groups: readonly (readonly Field[])[],
  attempt: (fields: readonly Field[]) => Promise<Tried>,
  isOver: () => boolean,
): Promise<Causes<Field>> {
  const proved: Field[] = [];
  const together: (readonly Field[])[] = [];
  const untried: Field[] = [];
  /** @returns whether anything in the group matters, or may */
  const search = async (fields: readonly Field[]): Promise<boolean> => {
    if (isOver()) {
      untried.push(...fields);
      return true;
    }
    const outcome = await attempt(fields);
    if (outcome === 'same') return false;
    if (fields.length === 1) {
      (outcome === 'changed' ? proved : untried).push(...fields);
      return true;
    }
    const middle = Math.ceil(fields.length / 2);
    const first = await search(fields.slice(0, middle));
    const second = await search(fields.slice(middle));
    if (!first && !second && outcome === 'changed') together.push(fields);
    return true;
  };
  for (const group of groups) if (group.length > 0) await search(group);
  return { proved, together, untried };
}
