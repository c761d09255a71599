import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element and scrolls to it once it is the target of a press elsewhere in the panel. */
export function useFocusWhen<Kind extends HTMLElement>(isMeant: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const { current } = element;
    const { activeElement } = document;
    const isInPanel = current?.closest('[role=dialog]')?.contains(activeElement) ?? false;
    // After a reset the app can make another entry with the same number: never take the focus from the app.
    if (!isMeant || (activeElement !== document.body && !isInPanel)) return;
    current?.focus({ preventScroll: true });
    current?.scrollIntoView({ block: 'nearest' });
  }, [isMeant]);
  return element;
}

/** Keeps the focus in its tab when a button is about to disappear. */
export const focusTabOf = (button: Element): void =>
  button.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
