import { startTransition, useEffect, useState } from 'react';

/** Entries that are drawn at a time: a phone does so within a few frames. */
export const gradualStep = 24;

/** From this count on the steps are twice as long: every frame of a long page has a fixed cost. */
const manyDrawn = 10 * gradualStep;

/**
 * How many of the entries of a long list are drawn: a few at once, and the rest bit by bit, so that a tap never waits for
 * thousands of them. In the end all of them are there, for find-in-page, screen readers and the Tab key.
 * @param list names the list; for another one the drawing begins anew
 * @param first how many are drawn at once
 */
export function useGradually(total: number, list: unknown = null, first = gradualStep): number {
  const [count, setCount] = useState(first);
  const [drawn, setDrawn] = useState(list);
  if (drawn !== list) {
    setDrawn(list);
    setCount(first);
  }
  const more = count < total;
  useEffect(() => {
    if (!more) return;
    // A task of its own for each step: taps and frames come in between.
    const step = count < manyDrawn ? gradualStep : 2 * gradualStep;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, more]);
  return Math.min(count, total);
}
