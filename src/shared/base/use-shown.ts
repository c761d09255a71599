import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Ref that is true while the component is mounted and open. The outcome of a command that ends later is shown
 * elsewhere.
 * @param opened for a component that stays mounted while closed
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
