/** A text as an address; null when it is none. Not `URL.canParse`, which an iPhone with iOS 16 lacks (APP-220). */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
