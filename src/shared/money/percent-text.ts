/** The figure of a share, from 0 to 100 with at most two decimals; null for what is no number (MNY-20). */
const figureOf = (percent: unknown): string | null =>
  typeof percent === 'number' && Number.isFinite(percent)
    ? String(Number(Math.min(100, Math.max(0, percent)).toFixed(2)))
    : null;

/** Whether a share can be shown: nothing is confirmed by one that cannot (SAFE-84). */
export const isPercent = (percent: unknown): boolean => figureOf(percent) !== null;

/** A share such as `12.5%`; `-` for what is no number. */
export function percentText(percent: unknown): string {
  const figure = figureOf(percent);
  return figure === null ? '-' : `${figure}%`;
}

/** The text with the figure wherever the word percentFail stands (MNY-21). */
export const withPercent = (text: string, percent: unknown): string =>
  text.replaceAll(/percentFail(%?)/g, (_, sign: string) => {
    const figure = figureOf(percent);
    return figure === null ? '-' : `${figure}${sign}`;
  });

/** The description of what is taken, with the figure; null when it cannot be read, and empty when there is none. */
export const termsHtml = (terms: { description?: string | null; percentFail: unknown }): string | null =>
  terms.description === null ? null : withPercent(terms.description ?? '', terms.percentFail);
