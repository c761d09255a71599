/** Made with its first use and once: on a phone that takes a tenth of a second. */
let segmenter: Intl.Segmenter | undefined;

/** Letters without marks, which need no segmenter. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * The letters of a text as a reader counts them: a letter with its marks, or an emoji with all its parts, is one. Browsers without
 * a segmenter (Firefox before 125) keep the marks, and take joined emoji apart.
 */
export function graphemesOf(text: string): string[] {
  if (isPlain(text)) return [...text];
  if (!Intl.Segmenter) return text.match(/.\p{M}*/gsu) ?? [];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
