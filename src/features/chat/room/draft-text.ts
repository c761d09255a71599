/** UTF-16 units (SLP-9, CHT-47). */
export const messageLimit = 2_000;

/** The text itself, or as much of it as may be sent: cut between graphemes, so that no emoji or tone mark breaks. */
export function cutMessage(text: string): string {
  if (text.length <= messageLimit) return text;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // A little more than the limit tells whether the last grapheme ends at it.
  const shown = text.slice(0, messageLimit + 64);
  let end = 0;
  for (const { index, segment } of segmenter.segment(shown)) {
    if (index + segment.length > messageLimit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Whether there is anything in it to send: marks and spaces that nobody sees are nothing. */
export const isSayable = (text: string): boolean => text.replace(/[\s\p{Cf}\u3164\u115F\u1160]/gu, '') !== '';

/** A text that was taken back comes before what has been typed since. */
export const takenBack = (texts: readonly string[], draft: string): string =>
  cutMessage([...texts, draft].filter(isSayable).join('\n'));
