import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import '../../base/held-key.ts';
import './double-tap.ts';
import { focused, focusFirst, holdFocus } from './focus-return.ts';
import { holdPage } from './hold-page.ts';
import { openLayer } from './open-layers.ts';

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Ignores taps and Enter while fading out: the second tap of a double tap would confirm again (MNY-34). */
function useDeafWhenClosed(content: RefObject<HTMLElement | null>, opened: boolean): void {
  useLayoutEffect(() => {
    const fading = content.current;
    if (opened || !fading) return;
    fading.addEventListener('click', swallow, true);
    fading.addEventListener('submit', swallow, true);
    return () => {
      fading.removeEventListener('click', swallow, true);
      fading.removeEventListener('submit', swallow, true);
    };
  }, [content, opened]);
}

/**
 * While `opened`, locks the page's scrolling and calls `onClose` for Back and Escape (topmost layer only). Returns the
 * focus when the layer closes or unmounts.
 * @param beside for a layer beside the page, which stays usable and scrolls
 * @returns ref for the element with the content
 */
export function useLayer<Content extends HTMLElement>(
  opened: boolean,
  onClose: () => void,
  beside = false,
): RefObject<Content | null> {
  const root = useRef<Content>(null);
  const close = useEffectEvent(onClose);
  useDeafWhenClosed(root, opened);
  const before = useRef<HTMLElement | null>(null);
  // The effect below may run after the dialog has taken the focus and after a quick Back, unless a tap opened it.
  useLayoutEffect(() => {
    if (!opened) return;
    before.current = focused();
    return openLayer({
      close: () => close(),
      focus: () => root.current && focusFirst(root.current),
      contains: (element) => root.current?.contains(element) === true,
      beside,
    });
  }, [opened, beside]);
  useEffect(() => {
    if (!opened) return;
    const letGo = holdFocus(root, before.current);
    const release = beside ? undefined : holdPage();
    return () => {
      release?.();
      letGo();
    };
  }, [opened, beside]);
  return root;
}
