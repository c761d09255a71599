/**
 * Ignores the second tap of a double tap when the first one has put another control, dialog or page below the finger: the second
 * would press what the player has not seen yet (DES-29).
 */

/** The button or link of a target, else its dialog or the portal for the overlay around it; null for the page. */
const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a[href], button, [role="dialog"], [data-portal]') : null;

/** How far apart the taps of a double tap are at most, px. */
const reach = 40;

/** The first of the consecutive taps. */
let first: { readonly place: Element | null; readonly x: number; readonly y: number } = { place: null, x: 0, y: 0 };

/**
 * Browsers count consecutive taps in `detail`, some of them wherever the taps are. A click by keyboard, assistive technology or
 * script has 0: it is no tap, and does not end the count.
 */
function keepToItsPlace(event: MouseEvent): void {
  const { detail, clientX: x, clientY: y } = event;
  if (detail === 0) return;
  const place = placeOf(event.target);
  if (detail === 1 || Math.hypot(x - first.x, y - first.y) > reach) first = { place, x, y };
  else if (place !== first.place) {
    // A `mousedown` would move the focus.
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// The build renders pages without a document.
for (const kind of ['mousedown', 'click'] as const)
  globalThis.document?.addEventListener(kind, keepToItsPlace, { capture: true });
