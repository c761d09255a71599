import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Options {
  track: RefObject<HTMLElement | null>;
  index: number;
  onIndex: (index: number) => void;
  /** Scrolling picks nothing; the column returns to the picked slide (TRF-21). */
  disabled: boolean;
}

/** Tolerance of a resting column, px: browsers round to fractions of device pixels. */
const slack = 2;

/** Px; 0 before layout. */
const slideHeight = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;

/**
 * Synchronises a scroll-snap column with the picked slide: scrolling picks the middle slide at once (TRF-7); picking by
 * key or tap scrolls. A scroll of this hook picks nothing until it arrives. Neither a touch nor `scrollend` ends it
 * earlier: under load the `scrollend` of a former scroll comes after the next pick.
 */
export function usePickerScroll({ track, index, onIndex, disabled }: Options) {
  const reduced = useReducedMotion();
  /** Target of this hook's scroll; null while the player scrolls. */
  const heading = useRef<number | null>(null);
  /** The slide the column is on or scrolls to; null before the first layout. */
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
    // Do not scroll against the player's own scroll. A column starts on its first slide.
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
    const middle = Math.round(element.scrollTop / height);
    if (middle === placed.current) return;
    placed.current = middle;
    onIndex(middle);
  }, [track, onIndex]);

  /** Continues when something stopped the column before the picked slide. */
  const arrive = useCallback(() => {
    pickMiddle();
    const element = track.current;
    if (element && heading.current !== null) {
      element.scrollTo({ top: heading.current * slideHeight(element), behavior: 'instant' });
    }
  }, [track, pickMiddle]);

  /** The player scrolls: passing slides are picked from now on. */
  const release = useCallback(() => {
    heading.current = null;
  }, []);

  const events = { onScroll: pickMiddle, onScrollEnd: arrive, onWheel: release, onTouchMove: release };
  /** Whether the column turns to a picked slide. */
  const turning = useCallback(() => heading.current !== null, []);
  return { events, scrollTo, turning };
}
