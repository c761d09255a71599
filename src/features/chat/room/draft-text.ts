/** Longest message, UTF-16 units (CHT-47). */
export const messageLimit = 2_000;

/** Cuts a text to the limit, between graphemes, so that no emoji or tone mark breaks (CHT-47). */
export function cutMessage(text: string): string {
  if (text.length <= messageLimit) return text;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // A little more than the limit, to see whether a grapheme ends at the limit.
  const shown = text.slice(0, messageLimit + 64);
  let end = 0;
  for (const { index, segment } of segmenter.segment(shown)) {
    if (index + segment.length > messageLimit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Whether a text has more than spaces and invisible marks (CHT-46). */
export const isSendable = (text: string): boolean => text.replace(/[\s\p{Cf}\u3164\u115F\u1160]/gu, '') !== '';
