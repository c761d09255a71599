/** Calls of `holdPage` that have not been taken back. */
let holds = 0;

/**
 * Keeps the page behind a sheet or dialog from scrolling (DES-27). Done by the body's own properties, none of which its
 * content inherits: the whole page would have to be styled and laid out anew for each sheet.
 * @returns lets it go
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
