/** End of the first part: before a tag, else at a space, else at the limit. */
function endOfPart(html: string, from: number, length: number): number {
  const full = from + length;
  // Do not cut inside a tag.
  const tag = html.lastIndexOf('<', full);
  if (tag > from) return tag;
  const space = html.lastIndexOf(' ', full);
  if (space > from) return space;
  // Do not split a surrogate pair.
  const half = html.charCodeAt(full - 1);
  return half >= 0xd800 && half < 0xdc00 ? full - 1 : full;
}

/**
 * Splits a long text into parts that are sanitised and shown separately; joined they equal the text (SAFE-83). A part
 * may end inside an element: each is parsed as separate HTML.
 * @param length maximum of a part, in UTF-16 units
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
