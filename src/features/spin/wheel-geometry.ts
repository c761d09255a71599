/**
 * The wheel's geometry. Angles are degrees, clockwise. Slice 0 begins at the pointer at the top, and the others follow
 * clockwise (SPN-6). After a rotation by r, the pointer is at the disc's angle -r.
 */

/** The wheel stops at least this share of a slice's width away from its edges (SPN-16). */
const margin = 0.15;

/** Width of a slice, degrees. @param count number of slices, at least 1 */
export const sliceAngle = (count: number): number => 360 / count;

const turn = (angle: number): number => ((angle % 360) + 360) % 360;

export interface Turn {
  /** Position of the disc at the end, in degrees from its first position; it only grows. */
  readonly rotation: number;
  readonly durationMs: number;
  /** Extra full turns. */
  readonly turns: 3 | 4;
}

interface TurnRequest {
  /** Position of the disc now, degrees. */
  readonly from: number;
  readonly winner: number;
  readonly count: number;
  /** A random number from 0 to 1, such as `Math.random`. */
  readonly chance: () => number;
}

/**
 * The turn to a slice: 3 or 4 full turns and the rest of the way, in 4 to 5 s × turns × 0.1 (SPN-18, SPN-19).
 * @throws RangeError when there is no such slice
 */
export function planTurn({ from, winner, count, chance }: TurnRequest): Turn {
  if (!Number.isInteger(winner) || winner < 0 || winner >= count) throw new RangeError('There is no such slice.');
  const turns = chance() < 0.5 ? 3 : 4;
  const within = margin + chance() * (1 - 2 * margin);
  const target = turn(-(winner + within) * sliceAngle(count));
  const durationMs = (4_000 + chance() * 1_000) * turns * 0.1;
  return { rotation: from + turns * 360 + turn(target - turn(from)), durationMs, turns };
}

/** How far the disc turns in a millisecond while the server is asked, degrees (SPN-15). */
const askingSpeed = 0.72;
/** The server answers sooner, or its answer counts as lost, ms. */
const longestAskMs = 90_000;

/** Where a disc is that began to turn at `from`, `elapsed` ms ago, and no answer has come yet. */
export const turnWhileAsking = (from: number, elapsed: number): number =>
  from + Math.min(Math.max(elapsed, 0), longestAskMs) * askingSpeed;

/** The turn that a disc begins before it is known where it stops. */
export const turnUntilAnswered = (from: number) => ({
  rotation: turnWhileAsking(from, longestAskMs),
  durationMs: longestAskMs,
});

/** The turn in which a disc comes to a stop that has nowhere to stop. */
export const slowDown = (from: number) => ({ rotation: from + 180, durationMs: 900 });

/** Index of the first slice with the code (SPN-17); -1 when the wheel has none (SPN-28). */
export const winnerOf = (slices: readonly { readonly code: string }[], code: string): number =>
  slices.findIndex((slice) => slice.code === code);

/** Diameter in CSS px: 350, or 85 % of the window's width when that is less (SPN-10). */
export const wheelSize = (windowWidth: number): number => Math.min(350, Math.round(windowWidth * 0.85));
