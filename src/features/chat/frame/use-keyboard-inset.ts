import { useEffect, useState } from 'react';

/**
 * How much of the window's height the on-screen keyboard covers, CSS px. It is 0 in browsers that shrink the layout
 * instead (Chrome with `interactive-widget=resizes-content`).
 */
export function useKeyboardInset(active: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    // In a zoomed page the visible part is smaller without a keyboard.
    const read = () => setInset(viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height));
    read();
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, [active]);
  return inset;
}
