/**
 * Ignores the second tap of a double tap if the first put another control, dialog or page under the finger (DES-29).
 */

/** The target's button or link, else its dialog or the overlay's portal; null for the page. */
const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a[href], button, [role="dialog"], [data-portal]') : null;

/** Maximum distance between the taps of a double tap, px. */
const reach = 40;

/** The first of the consecutive taps. */
let first: { readonly place: Element | null; readonly x: number; readonly y: number } = { place: null, x: 0, y: 0 };

/**
 * Browsers count consecutive taps in `detail`, some of them regardless of position. Clicks by keyboard, assistive
 * technology or script have 0: they are no taps and do not reset the count.
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
