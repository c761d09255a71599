import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './open-layers.ts';

/**
 * While `opened`: Back and Escape call `onClose` (only of the topmost layer), and focus returns to where it was when
 * the layer goes away, also when it is simply unmounted.
 */
export function useLayer(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    const leave = openLayer({ close: () => close() });
    return () => {
      leave();
      setTimeout(() => {
        const lost = !document.activeElement || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      }, 0);
    };
  }, [opened]);
}
