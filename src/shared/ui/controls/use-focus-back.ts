import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that waits is disabled, and browsers take the focus from what is. Once it may be used again the focus comes
 * back to it, unless it went elsewhere meanwhile.
 * @param otherwise where it goes while there is no such button to go back to
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
