import { useLayoutEffect, useRef, useState } from 'react';

/** Multiples of the fitting size. */
const factors = [1, 1.5, 2, 3, 4] as const;
const last = factors.length - 1;
/** Step of a double tap. */
const close = factors.indexOf(2);

/** Keeps the middle of the stage in place. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const [at, setAt] = useState(0);
  const go = (to: number) => {
    const box = stage.current;
    if (box && box.scrollWidth > 0 && box.scrollHeight > 0) {
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    }
    setAt(Math.min(last, Math.max(0, to)));
  };
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
  }, [at]);
  return {
    stage,
    factor: factors[at] ?? 1,
    isFit: at === 0,
    isLargest: at === last,
    enlarge: () => go(at + 1),
    reduce: () => go(at - 1),
    fit: () => go(0),
    toggle: () => go(at === 0 ? close : 0),
  };
}
