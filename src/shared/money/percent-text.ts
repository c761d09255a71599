/** A percentage from 0 to 100 with at most two decimals; null if it is no number (MNY-20). */
const figureOf = (percent: unknown): string | null =>
  typeof percent === 'number' && Number.isFinite(percent)
    ? String(Number(Math.min(100, Math.max(0, percent)).toFixed(2)))
    : null;

/** Formats a percentage: `12.5%`; `-` if it is no number. */
export function percentText(percent: unknown): string {
  const figure = figureOf(percent);
  return figure === null ? '-' : `${figure}%`;
}

/** Replaces each `percentFail` in a text by the figure (MNY-21). */
export const withPercent = (text: string, percent: unknown): string =>
  text.replaceAll(/percentFail(%?)/g, (_, sign: string) => {
    const figure = figureOf(percent);
    return figure === null ? '-' : `${figure}${sign}`;
  });

/** Description of the terms with the figure; null if unreadable, empty if absent. */
export const termsHtml = (terms: { description?: string | null; percentFail: unknown }): string | null =>
  terms.description === null ? null : withPercent(terms.description ?? '', terms.percentFail);
