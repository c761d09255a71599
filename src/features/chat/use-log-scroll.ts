import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatRoom } from './chat-room.ts';
import type { LogRow } from './log-rows.ts';

/** Spec §9, CSS px: this near to the end counts as at the end. */
const tolerance = 60;

/** Whether rows were added at the top and nowhere else: then the place is kept from the end. */
function isPrepended(before: readonly LogRow[], after: readonly LogRow[]): boolean {
  const [first] = before;
  return (
    first !== undefined &&
    after.length > before.length &&
    after[0]?.key !== first.key &&
    after[after.length - before.length]?.key === first.key
  );
}

/**
 * Keeps the log where it belongs: at its end while the reader is there, in its place while they read further up. An own
 * message always leads to the end.
 */
export function useLogScroll(room: ChatRoom, rows: readonly LogRow[]) {
  const box = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastTop = useRef(0);
  const [atEnd, setAtEnd] = useState(true);
  const [known, setKnown] = useState(rows);
  const [shift, setShift] = useState(false);
  if (known !== rows) {
    setKnown(rows);
    setShift(isPrepended(known, rows));
  }

  const toEnd = () => {
    sticks.current = true;
    setAtEnd(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const settle = useEffectEvent(() => {
    if (sticks.current) toEnd();
  });
  const ownKey = rows.findLast(({ kind }) => kind === 'outgoing')?.key;
  useLayoutEffect(() => {
    if (ownKey !== undefined) sticks.current = true;
  }, [ownKey]);
  // The rows are what it is about, though it reads their height elsewhere.
  useLayoutEffect(() => {
    if (rows.length > 0) settle();
  }, [rows]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const near = scrollHeight - scrollTop - clientHeight <= tolerance;
    // Rows that turn out higher than they were guessed move the end away: only who scrolls up has left it.
    if (near) sticks.current = true;
    else if (scrollTop < lastTop.current) sticks.current = false;
    lastTop.current = scrollTop;
    setAtEnd(sticks.current);
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
    room.setSight({ open: true, atEnd });
  }, [room, atEnd]);
  useEffect(() => () => room.setSight({ open: false, atEnd: true }), [room]);

  return { box, atEnd, shift, toEnd, onScroll };
}
