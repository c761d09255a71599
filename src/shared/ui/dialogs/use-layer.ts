import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusFirst, holdFocus } from './focus-return.ts';
import { openLayer } from './open-layers.ts';

/**
 * While `opened`: Back and Escape call `onClose` (only of the topmost layer), and focus returns to where it was when
 * the layer goes away, also when it is simply unmounted.
 * @returns for the element that holds the content
 */
export function useLayer<Content extends HTMLElement>(opened: boolean, onClose: () => void): RefObject<Content | null> {
  const root = useRef<Content>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const leave = openLayer({
      close: () => close(),
      focus: () => root.current && focusFirst(root.current),
      contains: (element) => root.current?.contains(element) === true,
    });
    const letGo = holdFocus(root);
    return () => {
      leave();
      letGo();
    };
  }, [opened]);
  return root;
}
