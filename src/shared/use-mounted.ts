import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there: what ends after it left has to be said elsewhere. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
