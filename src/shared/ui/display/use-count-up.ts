import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** Length of the count from one amount to the next, in ms. */
const durationMs = 500;

/** The whole number to show now: `target` at once on the first render, later counted up or down to it. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target);
  const shownRef = useRef(target);

  useEffect(() => {
    const from = shownRef.current;
    if (from === target) return;
    let frame = 0;
    let start: number | undefined;
    const show = (value: number) => {
      shownRef.current = value;
      setShown(value);
    };
    const tick = (time: number) => {
      start ??= time;
      const progress = Math.min(1, (time - start) / durationMs);
      const eased = 1 - (1 - progress) ** 3;
      show(progress < 1 ? Math.round(from + (target - from) * eased) : target);
      if (progress < 1) frame = requestAnimationFrame(tick);
    };
    // A hidden page gets no animation frames and would keep showing the old amount.
    if (prefersReducedMotion() || document.hidden) show(target);
    else frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
