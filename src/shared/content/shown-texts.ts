/**
 * The texts of a list of the server, in its order: blank ones are left out, and null stands for one that cannot be read, so
 * that it is named in its place (SAFE-84).
 */
export const shownTexts = (list: readonly unknown[] | null | undefined): (string | null)[] =>
  (list ?? [])
    .map((text) => (typeof text === 'string' ? text : null))
    .filter((text) => text === null || text.trim() !== '');
