/** What a text needs in order not to count as empty: anything that shows (SAFE-63). */
const shown = /[^\s\p{M}\p{Cc}\p{Cs}\p{DI}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

export const isEmpty = (text: string): boolean => !shown.test(text);
