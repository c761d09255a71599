import { useEffect, useState } from 'react';
import { now } from './clock.ts';
import { bangkokDay, bangkokDayStart } from './dates.ts';

/** Maximum interval between clock reads; the clock may be corrected. */
const minuteMs = 60_000;

/** Minimum interval: a simulated clock may be frozen right before midnight. */
const secondMs = 1_000;

const untilNextLook = (atMs: number): number =>
  Math.max(secondMs, Math.min(minuteMs, bangkokDayStart(bangkokDay(atMs) + 1) - atMs));

/** Current day in Bangkok, as `bangkokDay` counts; changes at midnight. */
export function useToday(): number {
  const [today, setToday] = useState(() => bangkokDay(now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(read, untilNextLook(now()));
    };
    const read = () => {
      setToday(bangkokDay(now()));
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  }, []);
  return today;
}
