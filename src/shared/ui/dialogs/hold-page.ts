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
    // Where a scroll bar takes room, its place stays empty.
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

/** For Mantine's modals: touch and wheel do not reach the page, and the rest is done by `holdPage`. */
export const scrollHeldHere = { removeScrollBar: false };
