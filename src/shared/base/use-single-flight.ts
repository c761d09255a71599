import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Lets one call of `action` run at a time. The latch closes synchronously, before anything is awaited, so that double
 * taps, held Enter keys and clicks of the same task start one call (TRF-21, WDR-18): `isPending` comes too late.
 * @returns the action's promise, or undefined when a call is still running.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> | undefined {
  const closed = useRef(false);
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => {
    if (closed.current) return undefined;
    closed.current = true;
    return latest.current(...args).finally(() => {
      closed.current = false;
    });
  }, []);
}
