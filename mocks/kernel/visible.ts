/** What a text needs in order not to count as empty: anything that shows (SAFE-63). */
const shown = /[^\s\p{M}\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

export const isEmpty = (text: string): boolean => !shown.test(text);
