import { describe, expect, test } from 'vitest';
import { planTurn, wheelSize, winnerOf } from './wheel-geometry.ts';

/** A small seeded generator (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The slice under the pointer: slice 0 begins there, and a rotation brings up what lies before it. */
const sliceAt = (rotation: number, count: number): number =>
  Math.floor(((((-rotation % 360) + 360) % 360) * count) / 360);

const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);

describe('the turn', () => {
  // SPN-16
  test('stops on the winner, for 1 to 50 slices and 1,000 seeds, wherever the wheel stood', () => {
    const misses: string[] = [];
    for (const seed of seeds) {
      const chance = chanceOf(seed);
      for (let count = 1; count <= 50; count += 1) {
        const winner = Math.floor(chance() * count);
        const { rotation } = planTurn({ from: chance() * 10_000, winner, count, chance });
        if (sliceAt(rotation, count) !== winner) misses.push(`seed ${seed}, ${winner} of ${count}`);
      }
    }
    expect(misses).toEqual([]);
  });

  // SPN-16
  test('stays clear of the edges of the slice', () => {
    for (const seed of seeds) {
      const { rotation } = planTurn({ from: 0, winner: 3, count: 8, chance: chanceOf(seed) });
      expect([sliceAt(rotation + 6, 8), sliceAt(rotation - 6, 8)]).toEqual([3, 3]);
    }
  });

  // SPN-18
  test('makes 3 or 4 extra turns, and ends 1080 to 1800 degrees further', () => {
    const turns = seeds.map((seed) => {
      const made = planTurn({ from: 123.4, winner: seed % 8, count: 8, chance: chanceOf(seed) });
      expect(made.rotation - 123.4).toBeGreaterThanOrEqual(made.turns * 360);
      expect(made.rotation - 123.4).toBeLessThan((made.turns + 1) * 360);
      return made.turns;
    });
    expect(new Set(turns)).toEqual(new Set([3, 4]));
  });

  // SPN-19
  test('lasts 1.2 to 1.5 s with 3 turns and 1.6 to 2 s with 4', () => {
    for (const seed of seeds) {
      const { turns, durationMs } = planTurn({ from: 0, winner: 0, count: 8, chance: chanceOf(seed) });
      expect(durationMs).toBeGreaterThanOrEqual(turns * 400);
      expect(durationMs).toBeLessThanOrEqual(turns * 500);
    }
  });

  // SPN-28
  test('refuses an unknown winner', () => {
    const chance = chanceOf(1);
    for (const winner of [-1, 8, 0.5, Number.NaN]) {
      expect(() => planTurn({ from: 0, winner, count: 8, chance })).toThrow(RangeError);
    }
  });
});

// SPN-17
test('finds the first of two slices with one code, and none for an unknown code', () => {
  const slices = [{ code: 'A' }, { code: 'B' }, { code: 'B' }];
  expect([winnerOf(slices, 'B'), winnerOf(slices, 'C'), winnerOf([], 'A')]).toEqual([1, -1, -1]);
});

// SPN-10
test('is 350 px wide, or 85 % of a window that is smaller', () => {
  expect([1280, 412, 411, 360].map(wheelSize)).toEqual([350, 350, 349, 306]);
});
