import { useEffect, useState } from 'react';

/** A page without scrolling for this long is at rest, ms (CHT-4). */
const restMs = 300;

/**
 * Whether the page scrolls. Reads no layout.
 * @param pageId element id of the page; scrolling inside it does not count
 */
export function usePageScrolling(pageId: string): boolean {
  const [scrolling, setScrolling] = useState(false);
  useEffect(() => {
    const page = document.getElementById(pageId);
    let resting: ReturnType<typeof setTimeout>;
    const onScroll = ({ target }: Event) => {
      // The window, or the box that holds the page beside the sandbox's panel.
      if (!(target instanceof Node) || target === page || !target.contains(page)) return;
      setScrolling(true);
      clearTimeout(resting);
      resting = setTimeout(() => setScrolling(false), restMs);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [pageId]);
  return scrolling;
}
