/**
 * Angles are degrees, clockwise. Slice 0 begins at the pointer at the top (SPN-6). After a rotation by r, the pointer
 * is at the disc's angle -r.
 */

/** The wheel stops at least this share of a slice from its edges (SPN-16). */
const margin = 0.15;

/** Degrees. @param count at least 1 */
export const sliceAngle = (count: number): number => 360 / count;

const turn = (angle: number): number => ((angle % 360) + 360) % 360;

export interface Turn {
  /** Final position, degrees from the first position; only grows. */
  readonly rotation: number;
  readonly durationMs: number;
  /** Extra full turns. */
  readonly turns: 3 | 4;
}

interface TurnRequest {
  /** Current position, degrees. */
  readonly from: number;
  readonly winner: number;
  readonly count: number;
  /** From 0 to 1, such as `Math.random`. */
  readonly chance: () => number;
}

/**
 * 3 or 4 full turns and the rest of the way, in 4 to 5 s × turns × 0.1 (SPN-18, SPN-19).
 * @throws RangeError for an unknown slice
 */
export function planTurn({ from, winner, count, chance }: TurnRequest): Turn {
  if (!Number.isInteger(winner) || winner < 0 || winner >= count) throw new RangeError('There is no such slice.');
  const turns = chance() < 0.5 ? 3 : 4;
  const within = margin + chance() * (1 - 2 * margin);
  const target = turn(-(winner + within) * sliceAngle(count));
  const durationMs = (4_000 + chance() * 1_000) * turns * 0.1;
  return { rotation: from + turns * 360 + turn(target - turn(from)), durationMs, turns };
}

/** Speed while the server is asked, degrees per ms (SPN-15). */
const askingSpeed = 0.72;
/** Longer waits count as lost, ms. */
const longestAskMs = 90_000;

/** Position `elapsed` ms after the start, without an answer. */
export const turnWhileAsking = (from: number, elapsed: number): number =>
  from + Math.min(Math.max(elapsed, 0), longestAskMs) * askingSpeed;

export const turnUntilAnswered = (from: number) => ({
  rotation: turnWhileAsking(from, longestAskMs),
  durationMs: longestAskMs,
});

/** Stops a disc without a winner. */
export const slowDown = (from: number) => ({ rotation: from + 180, durationMs: 900 });

/** First slice with the code (SPN-17); -1 for none (SPN-28). */
export const winnerOf = (slices: readonly { readonly code: string }[], code: string): number =>
  slices.findIndex((slice) => slice.code === code);

/** CSS px: 350, or 85 % of a narrower window (SPN-10). */
export const wheelSize = (windowWidth: number): number => Math.min(350, Math.round(windowWidth * 0.85));
