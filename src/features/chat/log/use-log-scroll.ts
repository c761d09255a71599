import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LogRow } from '../messages/log-rows.ts';
import type { ChatRoom } from '../room/chat-room.ts';

/** Within this distance the reader counts as at the end, CSS px (CHT-41). */
const atEndTolerancePx = 60;

/** CSS px. */
interface ScrollPlace {
  readonly followsEnd: boolean;
  readonly top: number;
  /** First row in view and its offset; null at the end. */
  readonly row: Element | null;
  readonly distance: number;
}
const freshPlace: ScrollPlace = { followsEnd: true, top: 0, row: null, distance: 0 };

/** First child that reaches below the top of the view, by binary search. */
function childAt(parent: Element, viewTop: number): Element | null {
  const { children } = parent;
  let [from, to] = [0, children.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((children[middle] as Element).getBoundingClientRect().bottom <= viewTop) from = middle + 1;
    else to = middle;
  }
  return children[from] ?? null;
}

function rowAt(list: Element, viewTop: number): Element | null {
  const group = childAt(list, viewTop);
  return group && childAt(group, viewTop);
}

/** CSS px below the top of the view. */
const distanceOf = (row: Element, box: Element): number =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top;

/**
 * Follows the end while the reader is there (CHT-41), else holds the row in view (CHT-33). An own message scrolls to
 * the end.
 */
export function useLogScroll(room: ChatRoom, rows: readonly LogRow[]) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(freshPlace);
  const [atEnd, setAtEnd] = useState(true);

  const scrollToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    place.current = { ...freshPlace, top: box.current?.scrollTop ?? 0 };
    setAtEnd(true);
  };
  const restorePlace = useEffectEvent(() => {
    const { followsEnd, row, distance } = place.current;
    if (followsEnd) scrollToEnd();
    else if (box.current && row?.isConnected) {
      box.current.scrollTop += distanceOf(row, box.current) - distance;
      place.current = { ...place.current, top: box.current.scrollTop };
    }
  });
  const ownKey = rows.findLast(({ kind }) => kind === 'outgoing')?.key;
  useLayoutEffect(() => {
    if (ownKey !== undefined) place.current = { ...place.current, followsEnd: true };
  }, [ownKey]);
  // Runs after each change of rows and reads their heights.
  useLayoutEffect(() => {
    if (rows.length > 0) restorePlace();
  }, [rows]);

  const onScroll = () => {
    if (!box.current || !list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Not the reader's scroll: hold the row, since rows above may still change their estimated height.
    if (!place.current.followsEnd && scrollTop === place.current.top && place.current.row?.isConnected) return;
    const near = scrollHeight - scrollTop - clientHeight <= atEndTolerancePx;
    // Growing content moves the end away; only scrolling up leaves it.
    const followsEnd = near || (place.current.followsEnd && scrollTop >= place.current.top);
    const row = followsEnd ? null : rowAt(list.current, box.current.getBoundingClientRect().top);
    place.current = { followsEnd, top: scrollTop, row, distance: row ? distanceOf(row, box.current) : 0 };
    setAtEnd(followsEnd);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Keyboard and alerts shrink the box; new rows and pictures grow its content.
    const observer = new ResizeObserver(() => restorePlace());
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    room.setView({ atEnd });
  }, [room, atEnd]);

  return { box, list, atEnd, scrollToEnd, onScroll };
}
