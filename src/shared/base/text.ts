/** Created lazily: it takes a phone 0.1 s. */
let segmenter: Intl.Segmenter | undefined;

/** ASCII needs no segmenter. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * Graphemes of a text: a letter with its marks, or a joined emoji. Without a segmenter (Firefox before 125) marks stay
 * with their letter, but joined emoji are split.
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

/** For regular expressions: default-ignorable and format characters, and the blank Braille pattern. */
export const invisible = String.raw`\p{DI}\p{Cf}\u2800`;
const allInvisible = new RegExp(`[${invisible}]`, 'gu');

/** Cleans a value, such as a code or number (SAFE-85). Not for prose and passwords: joiners belong to emoji. */
export const withoutInvisible = (text: string): string => text.replace(allInvisible, '');

/** A trimmed string; empty for other types. */
export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a text has a visible character; otherwise it counts as empty (SAFE-63). */
export const isVisible = (text: string): boolean => visible.test(text);

/**
 * Cuts a text between graphemes; empty if the first grapheme exceeds the limit.
 * @param limit UTF-16 units
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  // Reads past the limit to see whether a grapheme ends there.
  for (const { length } of graphemesOf(text.slice(0, limit + 64))) {
    if (end + length > limit) break;
    end += length;
  }
  return text.slice(0, end);
}

/** Longest name or message of a server on the screen, UTF-16 units (SAFE-86). */
const maxShown = 1_000;

/** Cuts a server's name, code or message that is too long to be one (SAFE-86). */
export const shortened = (text: string): string => (text.length > maxShown ? `${cutText(text, maxShown)}…` : text);

/** Letters of each interface language, by HTML tag. */
const letters = [
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['en', /\p{Script=Latin}/gu],
] as const;

/** Number of characters that decide the language of a long text. */
const enough = 2_000;

/**
 * HTML language tag of a server text, by the most frequent script (SAFE-82).
 * @returns undefined for a text without letters of these languages
 */
export function textLanguage(text: string): 'th' | 'lo' | 'en' | undefined {
  const start = text.slice(0, enough);
  const counts = letters.map(([tag, letter]) => ({ tag, count: start.match(letter)?.length ?? 0 }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count > 0 ? most.tag : undefined;
}

/** `textLanguage` of HTML, without tags and entities, whose names are English. */
export const htmlLanguage = (html: string) => textLanguage(html.slice(0, 5 * enough).replace(/<[^>]*>|&\w+;/g, ' '));

/** The app's code for Lao is `la`, its BCP 47 tag `lo` (DES-36). */
export const languageTag = (code: string) => (code === 'la' ? 'lo' : code);
