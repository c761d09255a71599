import type { World } from '../world.ts';
import { day, minute } from './duration.ts';

/**
 * The part of a log before the world's start. Rows are computed from their age, 0 being the newest (`World.openLog`).
 */
export interface Past {
  readonly seed: number;
  /** Owner of the log: a player's id or a chat room's name. */
  readonly owner: string;
  /** World time of its end, epoch ms. */
  readonly end: number;
  readonly rows: number;
}

/** The past of a log, ending at the world's start. */
export const pastOf = ({ start: { seed, at } }: World, owner: string, rows: number): Past => ({
  seed,
  owner,
  end: at,
  rows,
});

/**
 * Gap between rows of a past, ms: evenly over 30 days, or over a longer time for many rows.
 * @param many threshold for many rows
 * @param longer ms
 */
export const gapBetween = ({ rows }: Pick<Past, 'rows'>, many: number, longer: number): number =>
  (rows <= many ? 30 * day : longer) / rows;

/**
 * Time of the row of an age; many rows spread over two years.
 * @param fraction 0 to 1: position between this row and the next
 * @param many threshold for many rows
 * @returns ISO 8601
 */
export function happenedAt(past: Pick<Past, 'end' | 'rows'>, age: number, fraction: number, many: number): string {
  const gap = gapBetween(past, many, 730 * day);
  return new Date(past.end - Math.floor((age + fraction) * gap) - minute).toISOString();
}
