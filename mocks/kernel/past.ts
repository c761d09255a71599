const day = 86_400_000;

/** The part of a player's history that lies before the world began. */
export interface Past {
  readonly seed: number;
  readonly player: string;
  /** World time at which the past ends, epoch ms. */
  readonly end: number;
  readonly rows: number;
}

/**
 * When the row of an age happened: evenly over a month, or over two years when there are many rows.
 * @param fraction 0 to 1: where between this row and the next
 * @returns ISO 8601
 */
export function happenedAt(
  { end, rows }: Pick<Past, 'end' | 'rows'>,
  age: number,
  fraction: number,
  many: number,
): string {
  const gap = (rows <= many ? 30 * day : 730 * day) / rows;
  return new Date(end - Math.floor((age + fraction) * gap) - 60_000).toISOString();
}
