/** Seeded random numbers: equal seeds give equal cases on every machine. */

/** A 32-bit hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export interface Chance {
  /** An integer from 0 to `below` − 1. */
  upTo(below: number): number;
  pick<T>(list: readonly T[]): T;
}

/** @param parts of the seed: seed, operation, case number */
export function chanceOf(...parts: readonly (string | number)[]): Chance {
  let state = hash(parts.join('/'));
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    pick: (list) => {
      const chosen = list[upTo(list.length)];
      if (chosen === undefined) throw new Error('There is nothing to pick from.');
      return chosen;
    },
  };
}
