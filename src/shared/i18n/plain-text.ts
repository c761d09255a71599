/** Strips the marks that prevent line breaks inside words (DES-95), for text that leaves the page. */
export const plainText = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** `copy` listener: puts the selected text on the clipboard without these marks. */
export function copyPlain(event: ClipboardEvent): void {
  const text = String(document.getSelection() ?? '');
  const plain = plainText(text);
  if (plain === text || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
}

/** A text that follows a language change: it is evaluated on each render (APP-72). */
export type Said = () => string;
