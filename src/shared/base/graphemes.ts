/** Made with its first use and once: that takes as long as hundreds of texts. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as a reader counts them: a letter with its marks, or an emoji with all its parts, is one. Browsers without
 * a segmenter (Firefox before 125) keep the marks, and take joined emoji apart.
 */
export const graphemesOf = (text: string): string[] =>
  Intl.Segmenter
    ? Array.from((segmenter ??= new Intl.Segmenter()).segment(text), ({ segment }) => segment)
    : (text.match(/.\p{M}*/gsu) ?? []);
