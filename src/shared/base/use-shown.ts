import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whether the player still looks at this component, as of now: what ends after they closed or left it has to be said
 * elsewhere. Read when something ends, so it is a ref and not a value of the last drawing.
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
