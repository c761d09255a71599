import { type RefObject, useEffect, useRef } from 'react';
import css from './shell.module.css';

/**
 * Keeps the document as high as the page was in the last frame. React removes a placeholder before it inserts the content,
 * and WebKit may lay the page out in between, which would scroll up a player near its end.
 * @param page the element of the whole page
 */
export function PageFloor({ page }: { page: RefObject<HTMLElement | null> }) {
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      if (page.current && floor.current) floor.current.style.height = `${page.current.offsetHeight}px`;
    };
    const sizes = new ResizeObserver(follow);
    if (page.current) sizes.observe(page.current);
    return () => sizes.disconnect();
  }, [page]);
  return <div ref={floor} className={css.floor} />;
}
