/**
 * The wheel's arithmetic. Angles are degrees, clockwise; slice 0 begins at the pointer on top, and the others follow
 * clockwise. A rotation turns the disc, so what lies under the pointer is what lies that much before it.
 */

/** Where within a slice the wheel may stop, as a share of its width: never so near an edge that it looks undecided. */
const margin = 0.15;

/** Width of a slice. @param count of slices, at least 1 */
export const sliceAngle = (count: number): number => 360 / count;

const turn = (angle: number): number => ((angle % 360) + 360) % 360;

export interface Turn {
  /** Where the disc stands in the end, in degrees from its first position; it only ever grows. */
  readonly rotation: number;
  readonly durationMs: number;
  /** Extra full turns. */
  readonly turns: 3 | 4;
}

interface TurnRequest {
  /** Where the disc stands now. */
  readonly from: number;
  readonly winner: number;
  readonly count: number;
  /** From 0 to 1, anew with each call. */
  readonly chance: () => number;
}

/**
 * The way to a slice: 3 or 4 extra full turns and what is left to it, in 4 to 5 s × turns × 0.1 (SPN-18, SPN-19).
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

/** The slice that the server means: the first of that code; -1 when the wheel has none such (SPN-3, SPN-8). */
export const winnerOf = (slices: readonly { readonly code: string }[], code: string): number =>
  slices.findIndex((slice) => slice.code === code);

/** Diameter in CSS px: 350, or 85 % of a smaller window. */
export const wheelSize = (windowWidth: number): number => Math.min(350, Math.round(windowWidth * 0.85));
