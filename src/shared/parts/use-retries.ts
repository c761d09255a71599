import { useEffect, useEffectEvent } from 'react';

/**
 * Waiting times between tries, doubled each time. The first ones are short, because a device says that it is online before
 * its connection carries anything; tries go on, because not every browser says so. Milliseconds.
 */
const shortestWaitMs = 2_000;
const longestWaitMs = 15_000;

/**
 * Tries at once, when the network is back and, while `repeats`, at growing distances; never offline. It ends with the
 * component, which is gone once a try has succeeded.
 * @param attempt never rejects
 */
export function useRetries(attempt: () => Promise<void>, repeats: boolean, enabled: boolean): void {
  const run = useEffectEvent(attempt);
  useEffect(() => {
    if (!enabled) return;
    let ended = false;
    let wait = shortestWaitMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryOnce = async () => {
      if (navigator.onLine !== false) await run();
      clearTimeout(timer);
      if (ended || !repeats) return;
      timer = setTimeout(tryOnce, wait);
      wait = Math.min(wait * 2, longestWaitMs);
    };
    const begin = () => {
      wait = shortestWaitMs;
      void tryOnce();
    };
    begin();
    window.addEventListener('online', begin);
    return () => {
      ended = true;
      window.removeEventListener('online', begin);
      clearTimeout(timer);
    };
  }, [repeats, enabled]);
}
