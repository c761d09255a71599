import { type RefObject, useEffect, useState } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** How long a page must not have scrolled to count as at rest, ms (CHT-4). */
const restMs = 300;
/** How long parts that come and go are gathered before the page is read once, ms: a long list comes bit by bit. */
const gatherMs = 100;
/** How far a control may stand out of the element that holds it, px. */
const overhang = 24;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Whether a control inside the element lies there. Only what is near the place is looked into: a page may hold thousands
 * of controls, and what the browser has not laid out, because it can't be seen, would be laid out by measuring it.
 */
function covers(place: DOMRect, element: Element): boolean {
  const near = new DOMRect(
    place.x - overhang,
    place.y - overhang,
    place.width + 2 * overhang,
    place.height + 2 * overhang,
  );
  return Array.from(element.children).some((child) => {
    if (child.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
    const box = child.getBoundingClientRect();
    if (child.matches(controls) && meet(place, box)) return true;
    // An element without a box of its own may hold some that have one.
    return (meet(near, box) || box.width * box.height === 0) && covers(place, child);
  });
}

/** Outside the page's box only the hidden slides of a carousel lie, which can't be pressed. */
const coversControls = (place: DOMRect, page: HTMLElement): boolean =>
  meet(place, page.getBoundingClientRect()) && covers(place, page);

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
    let frame = 0;
    const read = () => place.current !== null && coversControls(place.current.getBoundingClientRect(), page);
    const look = () => setCovering(read());
    // Just before a frame, which lays the page out anyway.
    const lookInFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(lookInFrame, restMs);
      if (read()) setCovering(true);
    };
    lookInFrame();
    const sizes = new ResizeObserver(look);
    sizes.observe(page);
    const parts = new MutationObserver(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        lookInFrame();
      }, gatherMs);
    });
    parts.observe(page, { childList: true, subtree: true });
    window.addEventListener('resize', lookInFrame);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(resting);
      clearTimeout(gathering);
      sizes.disconnect();
      parts.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', lookInFrame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [place, pageId]);
  return covering;
}
