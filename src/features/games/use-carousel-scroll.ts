import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../shared/ui/display/money-text.tsx';

/** For fractions of a device pixel, px. */
const slack = 2;

/** Width of a slide and its gap, px; 0 before layout. */
function strideOf(track: HTMLElement): number {
  const [one, next] = track.firstElementChild?.children ?? [];
  return one && next ? next.getBoundingClientRect().left - one.getBoundingClientRect().left : 0;
}

interface Slides {
  readonly perView: number;
  readonly perGroup: number;
  /** In the row so far. */
  readonly drawn: number;
  readonly all: number;
}

/** Scrolls a native row by whole views. */
export function useCarouselScroll(track: RefObject<HTMLElement | null>, { perView, perGroup, drawn, all }: Slides) {
  // Known without measuring: a growing row would need a layout at each step.
  const [ends, setEnds] = useState({ back: false, on: true });
  /** The first group in view. */
  const [group, setGroup] = useState(0);
  /** Target slide; null while no scroll is under way. */
  const heading = useRef<number | null>(null);

  const read = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const back = row.scrollLeft > slack;
    const on = row.scrollLeft + row.clientWidth < row.scrollWidth - slack;
    setEnds((before) => (before.back === back && before.on === on ? before : { back, on }));
    setGroup(Math.floor(((row.scrollLeft / row.scrollWidth) * drawn) / perGroup) || 0);
  }, [track, drawn, perGroup]);
  useEffect(() => {
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [read]);

  const turn = (by: number) => {
    const row = track.current;
    const stride = row ? strideOf(row) : 0;
    if (!row || stride === 0) return;
    const from = heading.current ?? Math.round(row.scrollLeft / stride);
    const to = Math.max(0, Math.min(drawn - perView, from + by * perView));
    heading.current = to;
    row.scrollTo({ left: to * stride, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  const back = () => turn(-1);
  const on = () => turn(1);
  const arrive = () => {
    heading.current = null;
  };
  return {
    canGoBack: ends.back,
    canGoOn: all > perView && (ends.on || drawn < all),
    group,
    back,
    on,
    handlers: {
      onScroll: read,
      onScrollEnd: arrive,
      onWheel: arrive,
      onTouchMove: arrive,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        turn(event.key === 'ArrowLeft' ? -1 : 1);
      },
    },
  };
}
