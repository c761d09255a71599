/** What a reader takes for one letter, where the browser has no segmenter (Firefox before 125): marks and joined emoji stay. */
const joined = /(?:\p{RI}{2}|[^])(?:[\p{M}\p{EMod}\u200c\u0e33\u0eb3]|\u200d[^])*/gu;

/** The letters of a text as a reader counts them: a letter with its marks, or an emoji with all its parts, is one. */
export const graphemesOf = (text: string): string[] =>
  Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : (text.match(joined) ?? []);

/**
 * The beginning of a text, cut between graphemes. Of a grapheme that is longer than the limit nothing is left.
 * @param limit UTF-16 units
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  // A little more than the limit, to see whether a grapheme ends there.
  for (const { length } of graphemesOf(text.slice(0, limit + 64))) {
    if (end + length > limit) break;
    end += length;
  }
  return text.slice(0, end);
}
