/**
 * A count that an answer tells: whole, a fraction cut off, nothing below 0.
 * @returns null for what is no number, or too large to be counted one by one
 */
export function readCount(value: unknown): number | null {
  const count = typeof value === 'number' ? Math.max(0, Math.trunc(value)) : Number.NaN;
  return Number.isSafeInteger(count) ? count : null;
}
