import { type RefObject, useEffect, useRef } from 'react';

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
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (waited.current && !waiting && lost) (button.current ?? otherwise?.current)?.focus();
    waited.current = waiting;
  }, [waiting, button, otherwise]);
}
