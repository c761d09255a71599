import { useEffect, useState } from 'react';

/** Height that the on-screen keyboard covers, CSS px; 0 in browsers that shrink the layout instead. */
export function useKeyboardInset(active: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    // A zoomed page is smaller without a keyboard.
    const read = () => setInset(viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height));
    read();
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, [active]);
  return inset;
}
