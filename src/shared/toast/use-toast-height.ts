import { type RefObject, useLayoutEffect, useRef } from 'react';

const property = '--kp-toast-height';
/** The toast that stands there now: one that fades out must not take away what the next one has written. */
let last: Element | undefined;

/**
 * Writes the height of the toast into the page's styles while it is shown, so that sheets give way to it and what gets the
 * focus is scrolled clear of it (DES-15, DES-93). @returns for what the toast says
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
