/** Any visible character: a text without one counts as empty (SAFE-63). */
const shown = /[^\s\p{M}\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

export const isEmpty = (text: string): boolean => !shown.test(text);
