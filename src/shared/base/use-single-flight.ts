import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Lets one call of `action` run at a time (MNY-29). The count is raised synchronously, before anything is awaited: a double
 * tap or a held Enter key comes again before React has disabled the button by `isPending`. A call counts as ended once React
 * has drawn its end: a tap in between would meet the old button and send the command again.
 * @returns the action's promise, or undefined when a call is still running.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> | undefined {
  const begun = useRef(0);
  const drawn = useRef(0);
  const latest = useRef(action);
  const [ended, setEnded] = useState(0);
  useLayoutEffect(() => {
    latest.current = action;
  });
  // A count, and not a flag to clear: the effect also runs when a suspended screen is shown again, while a call runs.
  useLayoutEffect(() => {
    drawn.current = ended;
  }, [ended]);
  return useCallback((...args: Args) => {
    if (begun.current !== drawn.current) return undefined;
    begun.current += 1;
    return latest.current(...args).finally(() => setEnded((count) => count + 1));
  }, []);
}
