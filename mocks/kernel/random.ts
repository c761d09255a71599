/** Deterministic random numbers, equal in every replay. */
export interface Random {
  /** A fraction in [0, 1). */
  next(): number;
  /** An integer from min to max, inclusive. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/**
 * A separate sequence for each (seed, label). In one shared sequence, a new draw would change all later ones; this way
 * worlds of old links keep their names and amounts.
 */
export function randomFor(seed: number, label: string): Random {
  // mulberry32: 32 bits of state are enough for the few draws of one label
  let state = hash32(`${seed}:${label}`);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => {
      if (list.length === 0) throw new Error(`nothing to pick from (${label})`);
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    chance: (probability) => next() < probability,
  };
}

/** Digits without a leading 0, deterministic by seed and label. */
export function digitsFor(seed: number, label: string, count: number): string {
  const random = randomFor(seed, label);
  return Array.from({ length: count }, (_, index) => random.int(index === 0 ? 1 : 0, 9)).join('');
}

/**
 * FNV-1a, 32 bits: ten times as fast as a cryptographic digest. For input without secrets or adversaries: random
 * labels, and the replay check of responses.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
