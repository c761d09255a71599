import { useSyncExternalStore } from 'react';

/** Window width from which the menu is at the side (theme.css), px. */
const wideWindow = 1_024;
/** Width of menu, list and pane together, rem: larger letters need more room. */
const roomInRem = 60;

interface Room {
  readonly window: number;
  readonly body: number;
  readonly rem: number;
}

/** Cached measurement; null if stale. Measuring forces a layout. */
let measured: Room | null = null;

const room = (): Room =>
  (measured ??= {
    window: window.innerWidth,
    body: document.body.clientWidth,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  });

function subscribe(listener: () => void): () => void {
  const changed = () => {
    measured = null;
    listener();
  };
  // The sandbox's panel narrows the body, not the window. Another letter size changes the body's height.
  const sizes = new ResizeObserver(changed);
  sizes.observe(document.body);
  window.addEventListener('resize', changed);
  return () => {
    measured = null;
    sizes.disconnect();
    window.removeEventListener('resize', changed);
  };
}

const bodyHolds = (rem: number): boolean => room().body >= rem * room().rem;

const isWide = (): boolean => room().window >= wideWindow;

/** Whether the details of an entry fit beside the list (DES-25). @param rem width of menu, list and pane together */
export const usePaneRoom = (rem = roomInRem): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWide() && bodyHolds(rem),
    () => false,
  );

/**
 * Whether the body is too narrow, even in a wide window: media queries ignore that the sandbox's panel narrows the
 * body.
 * @param rem required width; `besideMenu` with the menu at the side
 */
export const useTightBody = (rem: number, besideMenu: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => room().body > 0 && !bodyHolds(isWide() ? besideMenu : rem),
    () => false,
  );
