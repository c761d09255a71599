/** The element visible at a press: a button may cover a whole row while its own box is elsewhere. */
export function seenAt({ clientX: x, clientY: y, target }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  const isThere = (one: Element) =>
    [...one.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  // a keyboard click has no position
  const isKey = x === 0 && y === 0;
  return isKey ? target : (document.elementsFromPoint(x, y).find(isThere) ?? target);
}

/** Whether an event ends a press. Disabled buttons get no click. */
export const endsPress = ({ type, target }: Event): boolean =>
  type === 'click' || (type === 'pointerup' && target instanceof Element && target.closest(':disabled') !== null);
