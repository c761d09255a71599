import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LogRow } from '../messages/log-rows.ts';
import type { ChatRoom } from '../room/chat-room.ts';

/** Within this distance from the end the reader counts as at the end, CSS px (CHT-41). */
const atEndTolerancePx = 60;

/** The scroll position. Lengths in CSS px. */
interface ScrollPlace {
  /** Whether the log is at its end and follows new messages. */
  readonly followsEnd: boolean;
  readonly top: number;
  /** The first row in view, and how far below the top of the view it begins; null at the end. */
  readonly row: Element | null;
  readonly distance: number;
}
const freshPlace: ScrollPlace = { followsEnd: true, top: 0, row: null, distance: 0 };

/** The first of the children that reaches below the top of the view, by binary search. */
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

/** The first row in view: the rows stand in groups. */
function rowAt(list: Element, viewTop: number): Element | null {
  const group = childAt(list, viewTop);
  return group && childAt(group, viewTop);
}

/** How far below the top of the view a row begins, CSS px. */
const distanceOf = (row: Element, box: Element): number =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top;

/**
 * Keeps the log at its end while the reader is there (CHT-41), and the row in view in its place while they read further
 * up (CHT-33). A message of the customer always scrolls to the end.
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
  // Runs after each change of the rows; it reads their heights from the DOM.
  useLayoutEffect(() => {
    if (rows.length > 0) restorePlace();
  }, [rows]);

  const onScroll = () => {
    if (!box.current || !list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Not a scroll of the reader: keep their row, because rows above it may still change their estimated height.
    if (!place.current.followsEnd && scrollTop === place.current.top && place.current.row?.isConnected) return;
    const near = scrollHeight - scrollTop - clientHeight <= atEndTolerancePx;
    // Growing content moves the end away without a scroll: only a reader who scrolls up has left the end.
    const followsEnd = near || (place.current.followsEnd && scrollTop >= place.current.top);
    const row = followsEnd ? null : rowAt(list.current, box.current.getBoundingClientRect().top);
    place.current = { followsEnd, top: scrollTop, row, distance: row ? distanceOf(row, box.current) : 0 };
    setAtEnd(followsEnd);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // A keyboard or an alert makes the box lower; new rows and loaded pictures make its content higher.
    const observer = new ResizeObserver(() => restorePlace());
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    room.setView({ atEnd });
  }, [room, atEnd]);

  return { box, list, atEnd, scrollToEnd, onScroll };
}
