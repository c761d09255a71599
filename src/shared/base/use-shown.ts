import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whether this component is mounted and open at the moment: the outcome of what ends after the player closed or left it
 * has to be shown elsewhere. It is read when something ends, so it is a ref and not a value of the last render.
 * @param opened for what stays mounted while it is closed
 */
export function useShown(opened = true): RefObject<boolean> {
  const shown = useRef(false);
  useLayoutEffect(() => {
    shown.current = opened;
    return () => {
      shown.current = false;
    };
  }, [opened]);
  return shown;
}
