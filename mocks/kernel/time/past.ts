import type { World } from '../world.ts';
import { day, minute } from './duration.ts';

/**
 * The part of a log that lies before the world began. Its rows are not stored: each is computed from its age, 0 being
 * the newest (`World.openLog`).
 */
export interface Past {
  readonly seed: number;
  /** Whose log it is: a player's id, a chat room's name. */
  readonly owner: string;
  /** World time at which the past ends, epoch ms. */
  readonly end: number;
  /** How many rows the past has. */
  readonly rows: number;
}

/** The past of a log that ends where the world begins. */
export const pastOf = ({ start: { seed, at } }: World, owner: string, rows: number): Past => ({
  seed,
  owner,
  end: at,
  rows,
});

/**
 * How far apart the rows of a past lie, ms: evenly over 30 days, or over a longer time when there are many.
 * @param many more rows than this are many
 * @param longer ms
 */
export const gapBetween = ({ rows }: Pick<Past, 'rows'>, many: number, longer: number): number =>
  (rows <= many ? 30 * day : longer) / rows;

/**
 * When the row of an age happened; many rows lie over two years.
 * @param fraction 0 to 1: where between this row and the next
 * @param many more rows than this are many
 * @returns ISO 8601
 */
export function happenedAt(past: Pick<Past, 'end' | 'rows'>, age: number, fraction: number, many: number): string {
  const gap = gapBetween(past, many, 730 * day);
  return new Date(past.end - Math.floor((age + fraction) * gap) - minute).toISOString();
}
