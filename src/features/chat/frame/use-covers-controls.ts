import { type RefObject, useEffect, useState } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** A page without scrolling for this long is at rest, ms (CHT-4). */
const restMs = 300;
/** Collects DOM changes before measuring, ms: a long list arrives bit by bit. */
const gatherMs = 100;
/** Allowed overhang of a control beyond its parent, px. */
const overhang = 24;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Whether a control lies there. Checks only nearby elements: measuring a long page would lay out what the browser
 * skipped.
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
    // An element without a box may have children with one.
    return (meet(near, box) || box.width * box.height === 0) && covers(place, child);
  });
}

/** Only hidden slides of a carousel lie outside the page's box. */
const coversControls = (place: DOMRect, page: HTMLElement): boolean =>
  meet(place, page.getBoundingClientRect()) && covers(place, page);

/**
 * Whether a control lies under a floating element. Reports a covered control at once, an uncovered place only at rest,
 * so that the button does not flicker while scrolling (CHT-4).
 * @param pageId element id of the page that scrolls below
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
    // Measured in a frame, which lays the page out anyway.
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
