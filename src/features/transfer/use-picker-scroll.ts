import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Options {
  track: RefObject<HTMLElement | null>;
  /** The slide that is picked. */
  index: number;
  onIndex: (index: number) => void;
  /** Nothing is picked now: what is shown goes back to what was. */
  disabled: boolean;
}

/** Px that a resting column may be off its slide: fractions of device pixels. */
const slack = 2;

/** Height of one slide in px; 0 where nothing is laid out. */
const slideHeight = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;

/**
 * Keeps a scroll-snap column and the picked slide the same: scrolling picks what stands in the middle, at once, so
 * that what is sent is what is seen; picking by key or tap scrolls there.
 *
 * A scroll of our own picks nothing until it has arrived. Neither a finger that only touches nor the end of some scroll
 * cuts that short: under load the end of a former scroll is heard after the next pick, and would give the pick to
 * whichever slide is just passing.
 */
export function usePickerScroll({ track, index, onIndex, disabled }: Options) {
  const reduced = useReducedMotion();
  /** Where a scroll of our own is heading; null while only the player moves the column. */
  const heading = useRef<number | null>(null);
  /** The slide that the column stands on or heads for; null before it was ever laid out. */
  const placed = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = track.current;
    const height = element ? slideHeight(element) : 0;
    // Picked by scrolling: the hand that scrolls is not fought.
    if (!element || height === 0 || (placed.current === index && !disabled)) return;
    const first = placed.current === null;
    placed.current = index;
    const resting = heading.current === null && Math.abs(element.scrollTop - index * height) < slack;
    heading.current = resting ? null : index;
    element.scrollTo({ top: index * height, behavior: first || reduced ? 'instant' : 'smooth' });
  }, [track, index, reduced, disabled]);

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

  /** Something else may have stopped the column on its way: it still has to show what is picked. */
  const arrive = useCallback(() => {
    pickMiddle();
    const element = track.current;
    if (element && heading.current !== null) {
      element.scrollTo({ top: heading.current * slideHeight(element), behavior: 'instant' });
    }
  }, [track, pickMiddle]);

  /** The player turns the column by hand: from here on it picks what passes. */
  const release = useCallback(() => {
    heading.current = null;
  }, []);

  return { onScroll: pickMiddle, onScrollEnd: arrive, onWheel: release, onTouchMove: release };
}
