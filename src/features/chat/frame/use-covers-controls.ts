import { type RefObject, useEffect, useState } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** How long a page must not have scrolled to count as at rest, ms (CHT-4). */
const restMs = 300;
/** How long parts that come and go are gathered before the page is read once, ms: a long list comes bit by bit. */
const gatherMs = 100;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

function covers(place: DOMRect, page: HTMLElement): boolean {
  // Outside the page's box only the hidden slides of a carousel lie, which can't be pressed.
  if (!meet(place, page.getBoundingClientRect())) return false;
  // What the browser has not laid out, because it can't be seen, would be laid out by measuring it.
  return Array.from(page.querySelectorAll(controls)).some(
    (control) =>
      control.checkVisibility?.({ contentVisibilityAuto: true }) !== false &&
      meet(place, control.getBoundingClientRect()),
  );
}

/**
 * Whether a control of the page lies under a floating element. A control that slides under it is reported at once; that
 * none lies there any more only when the page is at rest, so that the button does not flicker while scrolling (CHT-4).
 * @param pageId element id of the part of the document that scrolls under the floating element
 */
export function useCoversControls(place: RefObject<HTMLElement | null>, pageId: string): boolean {
  const [covering, setCovering] = useState(false);
  useEffect(() => {
    const page = document.getElementById(pageId);
    if (!page) return;
    let resting: ReturnType<typeof setTimeout>;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const read = () => place.current !== null && covers(place.current.getBoundingClientRect(), page);
    const look = () => setCovering(read());
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(look, restMs);
      if (read()) setCovering(true);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(page);
    const parts = new MutationObserver(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        look();
      }, gatherMs);
    });
    parts.observe(page, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(resting);
      clearTimeout(gathering);
      sizes.disconnect();
      parts.disconnect();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', onScroll);
    };
  }, [place, pageId]);
  return covering;
}
