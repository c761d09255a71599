import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type LauncherPlace, otherSide } from '../room/launcher-place.ts';

/** A page that neither scrolls nor changes for this long is at rest, ms (CHT-4). */
const restMs = 300;
/** Free room around the button, px. */
const gap = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const meet = (one: Box, two: Box) =>
  one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top;

/** Controls and pictures; a row that is pressed as a whole says so. */
const solid =
  'a[href], button, input, select, textarea, summary, label, img, canvas, video, iframe, [tabindex="0"], [data-whole-row]';

/**
 * Boxes of the controls, pictures and texts of a page that lie in a column. Never looks into an element outside of it:
 * that would lay out the hidden parts of long lists.
 */
function* takenIn(page: Element, column: Box): Generator<Box> {
  for (const node of page.childNodes) {
    if (node instanceof Text && node.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (meet(box, column)) yield box;
    } else if (node instanceof Element && !node.matches('[data-chat-launcher]')) {
      const box = node.getBoundingClientRect();
      // An element without a box of its own can still have content.
      const isBoxless = box.left === box.right || box.top === box.bottom;
      if (!isBoxless && !meet(box, column)) continue;
      if (!isBoxless && node.matches(solid)) yield box;
      else yield* takenIn(node, column);
    }
  }
}

/** The free top nearest to the wanted one; undefined if the whole column is taken. All px. */
export function freeTop(taken: readonly Box[], column: Box, size: number, wanted: number): number | undefined {
  return [wanted, ...taken.flatMap(({ top, bottom }) => [top - gap - size, bottom + gap])]
    .filter((at) => at >= column.top && at + size <= column.bottom)
    .filter((at) => taken.every(({ top, bottom }) => at + size + gap <= top || at >= bottom + gap))
    .sort((one, two) => Math.abs(one - wanted) - Math.abs(two - wanted))[0];
}

/**
 * Where the button lies clear of the page: at the wanted edge, else at the other one. Without `top` only the padding
 * of the page is free. Reads no layout while the page scrolls.
 * @param pageId element id of the page
 */
export function useLauncherSpot(pageId: string, edges: RefObject<HTMLElement | null>, place: LauncherPlace) {
  const [moving, setMoving] = useState(false);
  const [side, setSide] = useState(place.side);
  const [top, setTop] = useState<number>();
  const [overPage, setOverPage] = useState(true);
  const look = useEffectEvent(() => {
    const main = document.getElementById(pageId);
    const button = edges.current?.firstElementChild;
    setMoving(false);
    edges.current?.removeAttribute('data-looking');
    if (!main?.parentElement || !edges.current || !(button instanceof HTMLElement)) return;
    const room = edges.current.getBoundingClientRect();
    const size = button.offsetHeight;
    const away = Number.parseFloat(getComputedStyle(button).getPropertyValue('--launcher-gap')) || gap;
    const wanted = room.top + ((room.height - size) * place.height) / 100;
    for (const at of [place.side, otherSide(place)] as const) {
      const left = at === 'left' ? room.left + away - gap : room.right - away - size - gap;
      const column = { left, right: left + size + 2 * gap, top: room.top, bottom: room.bottom };
      const found = freeTop([...takenIn(main.parentElement, column)], column, size, wanted);
      setOverPage(meet(column, main.getBoundingClientRect()));
      setSide(found === undefined ? place.side : at);
      setTop(found === undefined ? undefined : found - room.top);
      if (found !== undefined) return;
    }
  });
  useLayoutEffect(() => look(), [place.side, place.height]);
  useEffect(() => {
    const page = document.getElementById(pageId);
    let resting: ReturnType<typeof setTimeout>;
    const onChange = () => {
      clearTimeout(resting);
      resting = setTimeout(() => look(), restMs);
      // Tests wait until it is gone.
      edges.current?.setAttribute('data-looking', '');
    };
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      // The window, or the box that holds the page beside the sandbox's panel; else a carousel of the page.
      if (target !== page && target.contains(page)) setMoving(true);
      else if (!page?.contains(target)) return;
      onChange();
    };
    const changes = new MutationObserver(onChange);
    const sizes = new ResizeObserver(onChange);
    if (page) changes.observe(page, { childList: true, characterData: true, subtree: true });
    for (const box of [page, edges.current]) if (box) sizes.observe(box);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      changes.disconnect();
      sizes.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [pageId, edges]);
  return { moving: moving && overPage, side, top };
}
