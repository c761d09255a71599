/** Created at its first use: on a phone that takes 0.1 s. */
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

/**
 * Not white space, marks without a letter, control characters, default-ignorable characters (zero-width, fillers, tags,
 * direction marks), the blank Braille pattern, annotation marks or the headless musical note.
 */
const visible = /[^\s\p{M}\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

/** A text from outside without white space around it; empty for anything else. */
export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a text shows anything; otherwise it counts as empty (SAFE-63). */
export const isVisible = (text: string): boolean => visible.test(text);

/**
 * The beginning of a text, cut between graphemes; empty if the first grapheme exceeds the limit.
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

/** The letters of each language of the interface, by its HTML tag. */
const letters = [
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['en', /\p{Script=Latin}/gu],
] as const;

/** Characters that are looked at: enough to tell the language of a long text. */
const enough = 2_000;

/**
 * The HTML language tag of a text that the server wrote: that of the script of most of its letters (SAFE-82).
 * @returns undefined for a text without letters of these languages, which is read as the page around it
 */
export function textLanguage(text: string): 'th' | 'lo' | 'en' | undefined {
  const start = text.slice(0, enough);
  const counts = letters.map(([tag, letter]) => ({ tag, count: start.match(letter)?.length ?? 0 }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count > 0 ? most.tag : undefined;
}

/** The same of HTML, by its words: names of tags, attributes and entities are English in every text. */
export const htmlLanguage = (html: string) => textLanguage(html.slice(0, 5 * enough).replace(/<[^>]*>|&\w+;/g, ' '));
