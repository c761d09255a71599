/**
 * Texts of a server list, in order, without blank ones. Null marks an unreadable text, so that it is reported in its
 * place (SAFE-84).
 */
export const shownTexts = (list: readonly unknown[] | null | undefined): (string | null)[] =>
  (list ?? [])
    .map((text) => (typeof text === 'string' ? text : null))
    .filter((text) => text === null || text.trim() !== '');
