/** Copies through a hidden field: the only way where the page is not a secure context (plain http on a phone). */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // Inside the open dialog, because a focus trap takes the focus back from anything outside it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand?.('copy') ?? false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts text on the clipboard; false when the browser refuses. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyBySelection(text);
  } catch {
    return false;
  }
}

/** Selects the text of an element, so that the player can copy it by hand. */
export function selectText(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
    return;
  }
  if (element) window.getSelection()?.selectAllChildren(element);
}
