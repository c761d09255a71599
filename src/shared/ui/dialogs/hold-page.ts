/** Active calls of `holdPage`. */
let holds = 0;

/**
 * Locks the scrolling of the page behind a sheet or dialog (DES-27). Sets non-inherited properties of the body, so that
 * the page needs no full style and layout pass for each sheet.
 * @returns unlocks it
 */
export function holdPage(): () => void {
  const { style } = document.body;
  holds += 1;
  if (holds === 1) {
    // Keeps the space of a scroll bar empty.
    const bar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (bar > 0) style.marginRight = `${bar}px`;
  }
  return () => {
    holds -= 1;
    if (holds > 0) return;
    style.overflow = '';
    style.marginRight = '';
  };
}

/** For Mantine's modals, which block touch and wheel; `holdPage` does the rest. */
export const scrollHeldHere = { removeScrollBar: false };
