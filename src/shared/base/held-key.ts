/**
 * Ignores the repeats of a held Enter or Space key on everything but the text being typed: they would press what the
 * first press brought into focus, or send a form again (DES-96).
 */

/** Where the key went down. */
let downAt: EventTarget | null = null;

const isTyped = (target: EventTarget | null, key: string) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && key === ' ');

function ignoreRepeats(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat) downAt = target;
  if (!repeat || (key !== 'Enter' && key !== ' ')) return;
  const isHere = target === downAt;
  // A held Space also scrolls the page.
  if (isHere && (isTyped(target, key) || target === document.body)) return;
  event.stopImmediatePropagation();
  // A button that is held down with Space must still be pressed by its release.
  if (key === 'Enter' || !isHere) event.preventDefault();
}

globalThis.window?.addEventListener('keydown', ignoreRepeats, { capture: true });
