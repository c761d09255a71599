const beginsWith = (bytes: Uint8Array, ...marks: readonly number[]) =>
  bytes.length >= marks.length && marks.every((mark, index) => bytes[index] === mark);

/** By byte order mark, else by the first character, which is ASCII in JSON and HTML. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (beginsWith(bytes, 0xff, 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if (beginsWith(bytes, 0xfe, 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes a user's file, without byte order mark: UTF-8, or UTF-16 as PowerShell's `>` and Notepad write it.
 * @returns null for other encodings, such as Windows-874, or a truncated character
 */
export function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Any visible character: a text without one counts as empty (SAFE-63). */
const shown = /[^\s\p{M}\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

export const isEmpty = (text: string): boolean => !shown.test(text);
