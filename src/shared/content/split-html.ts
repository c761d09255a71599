/** Where the first part of a longer text ends: before a tag, else at a space, else where it is full. */
function endOfPart(html: string, from: number, length: number): number {
  const full = from + length;
  // Within a tag that is open at the end, the part ends before it.
  const tag = html.lastIndexOf('<', full);
  if (tag > from) return tag;
  const space = html.lastIndexOf(' ', full);
  if (space > from) return space;
  // Never between the two halves of a letter.
  const half = html.charCodeAt(full - 1);
  return half >= 0xd800 && half < 0xdc00 ? full - 1 : full;
}

/**
 * Cuts a long text into parts that can be cleaned and shown one by one, and that together are the text (SAFE-83). A part may
 * end within an element: each is read as HTML of its own.
 * @param length of a part at most, in UTF-16 units
 */
export function splitHtml(html: string, length: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (html.length - from > length) {
    const end = endOfPart(html, from, length);
    parts.push(html.slice(from, end));
    from = end;
  }
  return [...parts, html.slice(from)];
}
