import { useEffect, useState } from 'react';

/**
 * How much of the window's height the phone's keyboard covers, CSS px. Browsers that lay the page out anew (Chrome with
 * `interactive-widget=resizes-content`) report nothing to make room for.
 */
export function useKeyboardInset(active: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    // Zoomed in, the visible part is small for another reason.
    const read = () => setInset(viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height));
    read();
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, [active]);
  return inset;
}
