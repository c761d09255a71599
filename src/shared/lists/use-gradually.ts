import { startTransition, useEffect, useState } from 'react';

/** Entries rendered per step: a phone takes a few frames for it. */
export const gradualStep = 24;

/**
 * Number of entries of a long list to render: some at once, the rest in steps, so that taps are not blocked. Finally
 * all are rendered, for find-in-page, screen readers and the Tab key.
 * @param list identifies the list; another one restarts
 * @param first number rendered at once
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
    // A separate task for each step, so that taps and frames run in between.
    const timer = setTimeout(() => startTransition(() => setCount(count + gradualStep)));
    return () => clearTimeout(timer);
  }, [count, more]);
  return Math.min(count, total);
}
