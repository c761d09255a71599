/** What a press in the app is meant for, when it asks about something rather than does it. */

/**
 * The element that is seen where a press was. A button can be laid over a whole row while its own place is elsewhere: what
 * is seen there is meant.
 */
export function seenAt({ clientX: x, clientY: y, target }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  const isThere = (one: Element) =>
    [...one.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  // a click by keyboard has no place
  const isKey = x === 0 && y === 0;
  return isKey ? target : (document.elementsFromPoint(x, y).find(isThere) ?? target);
}

/** Whether an event ends a press. No click follows on a button that is switched off. */
export const endsPress = ({ type, target }: Event): boolean =>
  type === 'click' || (type === 'pointerup' && target instanceof Element && target.closest(':disabled') !== null);
