import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const itemsOf = (root: HTMLElement | null) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []);

/** Index of the item that a key moves to; undefined for other keys. */
function next(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Keyboard and focus of a button with a menu, both inside `root`. Arrows, Home and End move; Escape, Tab and a tap
 * outside close.
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
    if (event.key === 'Escape') {
      // Closes the menu alone, not the panel around it (DES-30).
      event.stopPropagation();
      close();
    }
    const items = itemsOf(root.current);
    const to = next(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };

  return { opened, toggle: () => setOpened(!opened), close, onKeyDown };
}
