import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Options {
  track: RefObject<HTMLElement | null>;
  /** Index of the picked slide. */
  index: number;
  onIndex: (index: number) => void;
  /** While disabled, scrolling picks nothing and the column returns to the picked slide (TRF-21). */
  disabled: boolean;
}

/** How far a resting column may be off its slide, px: browsers round to fractions of device pixels. */
const slack = 2;

/** Height of one slide in px; 0 where nothing is laid out. */
const slideHeight = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;

/**
 * Keeps a scroll-snap column and the picked slide the same: scrolling picks the slide in the middle at once, so that what
 * is sent is what is seen (TRF-7); picking by key or tap scrolls to the slide.
 *
 * A scroll that this hook started picks nothing until it has arrived. Neither a touch nor a `scrollend` event ends it
 * earlier: under load the `scrollend` of a former scroll comes after the next pick, and the slide that happens to pass
 * would be picked.
 */
export function usePickerScroll({ track, index, onIndex, disabled }: Options) {
  const reduced = useReducedMotion();
  /** Index of the slide that a scroll of this hook goes to; null while only the player moves the column. */
  const heading = useRef<number | null>(null);
  /** Index of the slide that the column stands on or scrolls to; null before the first layout. */
  const placed = useRef<number | null>(null);

  const scrollTo = useCallback(
    (to: number) => {
      const element = track.current;
      const height = element ? slideHeight(element) : 0;
      if (!element || height === 0) return;
      const first = placed.current === null;
      placed.current = to;
      const resting = heading.current === null && Math.abs(element.scrollTop - to * height) < slack;
      heading.current = resting ? null : to;
      element.scrollTo({ top: to * height, behavior: first || reduced ? 'instant' : 'smooth' });
    },
    [track, reduced],
  );

  useLayoutEffect(() => {
    // The slide was picked by scrolling: no scroll against the player's. And a column begins on its first slide by itself.
    if (disabled || (placed.current ?? 0) !== index) scrollTo(index);
  }, [index, disabled, scrollTo]);

  const pickMiddle = useCallback(() => {
    const element = track.current;
    const height = element ? slideHeight(element) : 0;
    if (!element || height === 0) return;
    if (heading.current !== null) {
      if (Math.abs(element.scrollTop - heading.current * height) < slack) heading.current = null;
      return;
    }
    placed.current = Math.round(element.scrollTop / height);
    onIndex(placed.current);
  }, [track, onIndex]);

  /** At the end of a scroll of this hook: goes on when something stopped the column before the picked slide. */
  const arrive = useCallback(() => {
    pickMiddle();
    const element = track.current;
    if (element && heading.current !== null) {
      element.scrollTo({ top: heading.current * slideHeight(element), behavior: 'instant' });
    }
  }, [track, pickMiddle]);

  /** The player scrolls by hand: from now on the column picks the slides that pass. */
  const release = useCallback(() => {
    heading.current = null;
  }, []);

  const events = { onScroll: pickMiddle, onScrollEnd: arrive, onWheel: release, onTouchMove: release };
  return { events, scrollTo };
}
