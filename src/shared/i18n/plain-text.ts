/** A text of the app without the marks that keep its words whole (DES-95), for whatever leaves the page. */
export const plainText = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** Listener for `copy`: puts the selected text on the clipboard without the marks. */
export function copyPlain(event: ClipboardEvent): void {
  const text = String(document.getSelection() ?? '');
  const plain = plainText(text);
  if (plain === text || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
}

/** A text that may stand while the language changes: it is made anew each time it is drawn (APP-72). */
export type Said = () => string;
