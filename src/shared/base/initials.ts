const letters = new Intl.Segmenter();

/** The first two letters of a name, whole with their marks: what stands where a logo is missing. */
export const initials = (name: string): string =>
  Array.from(letters.segment(name.trim().slice(0, 64)), ({ segment }) => segment)
    .slice(0, 2)
    .join('')
    .trim();
