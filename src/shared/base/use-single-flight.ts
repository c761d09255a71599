import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Lets one call of `action` run at a time (MNY-29). `running` is set synchronously, before anything is awaited: a
 * double tap or a held Enter key comes again before React has drawn a button that is disabled by `isPending`.
 * @returns the action's promise, or undefined when a call is still running.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> | undefined {
  const running = useRef(false);
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => {
    if (running.current) return undefined;
    running.current = true;
    return latest.current(...args).finally(() => {
      running.current = false;
    });
  }, []);
}
