import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Allows one call of `action` at a time (MNY-29). It counts calls synchronously, because a double tap or a held Enter
 * key repeats before React disables the button. A call ends with the next render: until then a tap would hit the old
 * button.
 * @returns the action's promise, or undefined while a call is running
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
  // A flag would break: the effect also runs when a suspended screen reappears during a call.
  useLayoutEffect(() => {
    drawn.current = ended;
  }, [ended]);
  return useCallback((...args: Args) => {
    if (begun.current !== drawn.current) return undefined;
    begun.current += 1;
    return latest.current(...args).finally(() => setEnded((count) => count + 1));
  }, []);
}
