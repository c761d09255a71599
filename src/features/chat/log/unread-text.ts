/** Counted no further (CHT-40, CHT-41). */
export const mostShown = 99;

/** `7`, `99+`. */
export const unreadText = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count));
