import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LogRow } from '../messages/log-rows.ts';
import type { ChatRoom } from '../room/chat-room.ts';

/** Spec §9, CSS px: this near to the end counts as at the end. */
const tolerance = 60;

/** Where the reader is. Lengths in CSS px. */
interface Place {
  /** At the end, and to be kept there. */
  readonly sticks: boolean;
  readonly top: number;
  /** What the reader looks at: the first row in view, and how far below the top of the view it begins. */
  readonly row: HTMLElement | null;
  readonly distance: number;
}
const freshPlace: Place = { sticks: true, top: 0, row: null, distance: 0 };

/** The first row that reaches below `top`. Rows lie one below the other, so that few of them have to be asked. */
function rowAt(list: HTMLElement, top: number): HTMLElement | null {
  const rows = list.children;
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = rows[middle] as HTMLElement;
    if (row.offsetTop + row.offsetHeight <= top) from = middle + 1;
    else to = middle;
  }
  return (rows[from] as HTMLElement | undefined) ?? null;
}

/**
 * Keeps the log where it belongs: at its end while the reader is there, in its place while they read further up. An own
 * message always leads to the end.
 */
export function useLogScroll(room: ChatRoom, rows: readonly LogRow[]) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const place = useRef(freshPlace);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    place.current = { ...freshPlace, top: box.current?.scrollTop ?? 0 };
    setAtEnd(true);
  };
  const settle = useEffectEvent(() => {
    const { sticks, row, distance } = place.current;
    if (sticks) toEnd();
    else if (box.current && row?.isConnected) {
      box.current.scrollTop = row.offsetTop - distance;
      place.current = { ...place.current, top: box.current.scrollTop };
    }
  });
  const ownKey = rows.findLast(({ kind }) => kind === 'outgoing')?.key;
  useLayoutEffect(() => {
    if (ownKey !== undefined) place.current = { ...place.current, sticks: true };
  }, [ownKey]);
  // The rows are what it is about, though it reads their height elsewhere.
  useLayoutEffect(() => {
    if (rows.length > 0) settle();
  }, [rows]);

  const onScroll = () => {
    if (!box.current || !list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Not the reader's doing: what they hold on to stays, for the rows above it may yet turn out higher than guessed.
    if (!place.current.sticks && scrollTop === place.current.top && place.current.row?.isConnected) return;
    const near = scrollHeight - scrollTop - clientHeight <= tolerance;
    // What becomes higher moves the end away: only who scrolls up has left it.
    const sticks = near || (place.current.sticks && scrollTop >= place.current.top);
    const row = sticks ? null : rowAt(list.current, scrollTop);
    place.current = { sticks, top: scrollTop, row, distance: row ? row.offsetTop - scrollTop : 0 };
    setAtEnd(sticks);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The box becomes lower under a keyboard or an alert, its content higher as rows and pictures arrive.
    const observer = new ResizeObserver(() => settle());
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    room.setSight({ atEnd });
  }, [room, atEnd]);

  return { box, list, atEnd, toEnd, onScroll };
}
