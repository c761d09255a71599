import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the page's heading for screen readers, or its content if it has no heading. */
export function focusPage(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whether nothing has the focus, or a disabled element that loses it on the next frame. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/**
 * Returns the focus to a button that lost it while disabled, unless the focus moved elsewhere.
 * @param otherwise gets the focus when the button is gone
 */
export function useFocusBack(
  waiting: boolean,
  button: RefObject<HTMLElement | null>,
  otherwise?: RefObject<HTMLElement | null>,
): void {
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !waiting && isFocusLost()) (button.current ?? otherwise?.current)?.focus();
    waited.current = waiting;
  }, [waiting, button, otherwise]);
}
