/**
 * Anything but white space, marks without a letter to stand on, control characters, halves of a pair, and what leaves no
 * trace on a screen: the characters that Unicode says may be ignored (zero-width, fillers, tags, direction marks), the
 * blank Braille pattern, the marks of annotations and the empty note head.
 */
const visible = /[^\s\p{M}\p{Cc}\p{Cs}\p{DI}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

/** Whether a text shows anything at all; one that shows nothing counts as empty (SAFE-63). */
export const isVisible = (text: string): boolean => visible.test(text);
