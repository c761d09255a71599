import { useEffect, useEffectEvent } from 'react';
import { now } from './clock.ts';

/** Interval of the due check, ms; elapsed time is measured by the server's clock. */
const tickMs = 1_000;

/**
 * Whether the next poll is due. Tolerates half a tick: the last poll began slightly after its tick, and the next tick
 * would be a second late. A clock set back does not stop polling.
 * @param lookedAt start of the last poll, epoch ms of the server's clock
 */
export function isLookDue(lookedAt: number, everyMs: number): boolean {
  const passed = now() - lookedAt;
  return passed < 0 || passed >= everyMs - tickMs / 2;
}

const isLooking = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Polling: calls `look` every second while the page is visible and online, and at once when it becomes so again.
 * @param active whether to poll
 * @param look `back`: the page has just become visible or online again
 */
export function useLooks(active: boolean, look: (back: boolean) => void): void {
  const onLook = useEffectEvent((back: boolean) => isLooking() && look(back));
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => onLook(false), tickMs);
    const back = () => onLook(true);
    const onShow = (event: PageTransitionEvent) => event.persisted && back();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('pageshow', onShow);
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('online', back);
    };
  }, [active]);
}
