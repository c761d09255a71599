/** How long the app may take to show a changed world, real ms. */
const settlingMs = 1500;
/** The app focuses a new page once; more is a dialog that needs the focus. */
const mostReturns = 2;

/**
 * Gives the focus back to the panel when the app, as after a navigation, focuses the page of a changed world. Leaves it
 * alone after any input.
 * @returns call it when the world is changed
 */
export function keepFocusIn(panel: HTMLElement): () => void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !panel.contains(from)) return () => undefined;
  const until = new AbortController();
  const { signal } = until;
  const end = () => until.abort();
  for (const input of ['keydown', 'pointerdown']) document.addEventListener(input, end, { capture: true, signal });
  let returns = 0;
  const giveBack = () => {
    const { activeElement } = document;
    const isOurs = activeElement !== null && activeElement !== document.body && panel.contains(activeElement);
    if (signal.aborted || isOurs) return;
    const place = from.isConnected ? from : panel.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])');
    place?.focus({ preventScroll: true });
    returns += 1;
    if (returns === mostReturns) end();
  };
  return () => {
    if (signal.aborted) return;
    setTimeout(giveBack);
    document.addEventListener('focusin', () => setTimeout(giveBack), { signal });
    setTimeout(end, settlingMs);
  };
}
