import { graphemesOf } from './graphemes.ts';

/**
 * Anything but white space, marks without a letter to stand on, control characters, the characters that Unicode says may
 * be ignored (zero-width, fillers, tags, direction marks), the blank Braille pattern, the marks of annotations, and the
 * note of music without a head.
 */
const visible = /[^\s\p{M}\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

/** A text from outside without white space around it; empty for anything else. */
export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a text shows anything at all; one that shows nothing counts as empty (SAFE-63). */
export const isVisible = (text: string): boolean => visible.test(text);

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
