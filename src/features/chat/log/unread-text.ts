/** Counted no further (bad-input.md, C032). */
export const mostShown = 99;

/** `7`, `99+`. */
export const unreadText = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count));
