/** The highest count that is shown (CHT-40). */
export const maxShown = 99;

/** The count as shown: `7`, `99+`. */
export const unreadText = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));
