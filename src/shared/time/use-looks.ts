import { useEffect, useEffectEvent } from 'react';
import { now } from './clock.ts';

/** How often it is considered whether to look, ms; how much time has passed is a matter of the server's clock. */
const tickMs = 1_000;

/**
 * Whether the next look is due. Half a tick early counts: the last look began a little after its own tick, so waiting for the next
 * tick would be a second late. A clock that was set back does not stop the looks.
 * @param lookedAt when the last look began, epoch ms of the server's clock
 */
export function isLookDue(lookedAt: number, everyMs: number): boolean {
  const passed = now() - lookedAt;
  return passed < 0 || passed >= everyMs - tickMs / 2;
}

const isLooking = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * For answers that are asked for again and again: calls `look` each second while the page is visible and has a network,
 * and at once when it becomes so again. Without a visible page or a network nothing is called.
 * @param active whether there is anything to look for
 * @param look `back`: the player has just come back to the page, or the network has
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
