/** A share from 0 to 100 with at most two decimals; `-` for what is no number (bad-input.md, G082). */
export function percentText(percent: unknown): string {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return '-';
  return String(Number(Math.min(100, Math.max(0, percent)).toFixed(2)));
}

/** The text with the figure wherever the word percentFail stands (spec §5; readings, 35). */
export const withPercent = (text: string, percent: unknown): string =>
  text.replaceAll('percentFail', () => percentText(percent));
