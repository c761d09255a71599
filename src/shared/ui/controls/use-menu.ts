import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const itemsOf = (root: HTMLElement | null) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []);

/** Which item a key leads to, or undefined when the key is not one of a menu's. */
function next(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * A button with a menu below it, both inside `root`: arrows, Home and End move, Escape, Tab and a tap elsewhere close,
 * and the focus goes back to the button.
 */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!opened) return;
    itemsOf(root.current)[0]?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpened(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [opened, root]);

  const close = () => {
    setOpened(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened(true);
      return;
    }
    if (event.key === 'Tab') setOpened(false);
    if (event.key === 'Escape') close();
    const items = itemsOf(root.current);
    const to = next(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };

  return { opened, toggle: () => setOpened(!opened), close, onKeyDown };
}
