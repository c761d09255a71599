/** The app's variable for the safe area at the top, as below a phone's notch. */
const takenTop = '--kp-safe-top';

/**
 * Moves the app below a bar at the top while the bar is visible, so that the bar covers nothing.
 * @returns `measure`, to call after showing, hiding or filling the bar, and `end`
 */
export function roomAbove(bar: HTMLElement): { readonly measure: () => void; readonly end: () => void } {
  const { style } = document.documentElement;
  let taken = false;
  const measure = () => {
    const height = bar.hidden ? 0 : Math.ceil(bar.getBoundingClientRect().height);
    if (height > 0) style.setProperty(takenTop, `${height}px`);
    // Another bar may use the space now.
    else if (taken) style.removeProperty(takenTop);
    taken = height > 0;
  };
  const size = new ResizeObserver(measure);
  size.observe(bar);
  measure();
  return {
    measure,
    end: () => {
      size.disconnect();
      if (taken) style.removeProperty(takenTop);
      taken = false;
    },
  };
}
