import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Options {
  /** Picks a slide and turns the column to it. */
  pick: (slide: Element) => void;
  /** Whether the column still turns to a picked slide. */
  turning: () => boolean;
}

/** Px a finger may shift within one tap, and between two taps at one place. */
const near = 16;
/** Ms between two taps at one place that are one intent. */
const repeat = 400;

const isNear = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y) <= near;
const placeOf = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });
const topOf = (slide: Element) => slide.getBoundingClientRect().top;
const slideOf = (target: EventTarget) => (target instanceof Element ? target.closest('[role=option]') : null);

/**
 * A tap picks the slide under the finger when it comes down (TRF-282): a moving column slides a neighbour under it
 * until it lifts. A second tap at the same place repeats the first, because the first has put a neighbour there.
 */
export function usePickerTaps({ pick, turning }: Options) {
  const press = useRef<(Place & { readonly slide: Element | null }) | null>(null);
  const tapped = useRef<(Place & { readonly slide: Element; readonly top: number; readonly time: number }) | null>(
    null,
  );

  const slideAt = (event: MouseEvent): Element | null => {
    const down = press.current;
    press.current = null;
    // A click without a pointer, as of a screen reader.
    if (event.detail === 0 || !down) return slideOf(event.target);
    const place = placeOf(event);
    if (!isNear(down, place)) return null;
    const last = tapped.current;
    const soon = last && isNear(last, place) && (turning() || event.timeStamp - last.time < repeat);
    const again = soon && last.slide.isConnected && topOf(last.slide) !== last.top;
    const slide = again ? last.slide : down.slide;
    tapped.current = slide && { ...place, slide, top: again ? last.top : topOf(slide), time: event.timeStamp };
    return slide;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { ...placeOf(event), slide: slideOf(event.target) };
    },
    onPointerCancel: () => {
      press.current = null;
    },
    onClick: (event: MouseEvent) => {
      const slide = slideAt(event);
      if (slide) pick(slide);
    },
  };
}
