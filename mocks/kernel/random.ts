/** Random numbers that are the same on every replay. */
export interface Random {
  /** A fraction in [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/**
 * Random numbers of their own for every (seed, label). With one shared sequence a draw added in one place would change
 * all later ones; so worlds of old links keep their names and amounts.
 */
export function randomFor(seed: number, label: string): Random {
  // mulberry32: 32 bits of state are enough, because one label makes few draws
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

/** Digits, the first of them not 0: the same for the same seed and label. */
export function digitsFor(seed: number, label: string, count: number): string {
  const random = randomFor(seed, label);
  return Array.from({ length: count }, (_, index) => random.int(index === 0 ? 1 : 0, 9)).join('');
}

/**
 * FNV-1a: a text to 32 bits. About ten times as fast as a cryptographic digest, for what is no secret and has no
 * adversary: labels of random numbers, and the check whether a replay answers as the call did.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
