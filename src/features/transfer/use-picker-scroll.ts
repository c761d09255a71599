import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Options {
  track: RefObject<HTMLElement | null>;
  /** The slide that is picked. */
  index: number;
  onIndex: (index: number) => void;
}

/** Height of one slide in px; 0 where nothing is laid out. */
const slideHeight = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;

/**
 * Keeps a scroll-snap column and the picked slide the same: scrolling picks what stands in the middle, at once, so
 * that what is sent is what is seen; picking by key or tap scrolls there.
 */
export function usePickerScroll({ track, index, onIndex }: Options) {
  /** Where a scroll of our own is heading: the slides it passes are not picked. */
  const heading = useRef<number | null>(null);
  const settled = useRef(false);

  useLayoutEffect(() => {
    const element = track.current;
    const height = element ? slideHeight(element) : 0;
    if (!element || height === 0) return;
    const smooth = settled.current;
    settled.current = true;
    if (Math.round(element.scrollTop / height) === index) return;
    heading.current = index;
    element.scrollTo({ top: index * height, behavior: smooth ? 'smooth' : 'instant' });
  }, [track, index]);

  const onScroll = useCallback(() => {
    const element = track.current;
    const height = element ? slideHeight(element) : 0;
    if (!element || height === 0) return;
    if (heading.current !== null) {
      if (Math.abs(element.scrollTop - heading.current * height) < 2) heading.current = null;
      return;
    }
    onIndex(Math.round(element.scrollTop / height));
  }, [track, onIndex]);

  /** The player's hand, or the end of any scroll, ends our own. */
  const release = useCallback(() => {
    heading.current = null;
  }, []);

  return { onScroll, onScrollEnd: release, onWheel: release, onPointerDown: release, onTouchStart: release };
}
