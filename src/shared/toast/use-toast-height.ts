import { type RefObject, useLayoutEffect, useRef } from 'react';

const property = '--kp-toast-height';
/** The current toast: one that fades out must not reset the height of the next. */
let last: Element | undefined;

/**
 * Publishes the toast height as a CSS variable while it shows, so that sheets make room and focused elements scroll
 * clear of it (DES-15, DES-93). @returns ref for the toast text
 */
export function useToastHeight(): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = words.current?.closest<HTMLElement>('[role]');
    if (!toast) return;
    const { style } = document.documentElement;
    last = toast;
    const write = () => last === toast && style.setProperty(property, `${toast.offsetHeight}px`);
    write();
    const sizes = new ResizeObserver(write);
    sizes.observe(toast);
    return () => {
      sizes.disconnect();
      if (last === toast) style.removeProperty(property);
    };
  }, []);
  return words;
}
