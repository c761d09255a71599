import { type RefObject, useEffect, useRef } from 'react';

/** Whether nothing has the focus, or what is about to lose it: a browser takes it from what is disabled when it draws next. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/**
 * Gives a button the focus back that it lost while it was disabled, waiting for an answer; unless the focus went
 * elsewhere meanwhile.
 * @param otherwise gets the focus when the button is not there any more
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
