import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
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
  const list = useRef<VirtualizerHandle>(null);
  const sticks = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const [known, setKnown] = useState(rows);
  const [shift, setShift] = useState(false);
  if (known !== rows) {
    setKnown(rows);
    setShift(isPrepended(known, rows));
  }

  const toEnd = () => {
    sticks.current = true;
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  };
  const settle = () => {
    if (sticks.current) toEnd();
  };
  const onShorter = useEffectEvent(settle);
  const onRows = useEffectEvent(settle);
  const ownKey = rows.findLast(({ kind }) => kind === 'outgoing')?.key;
  useLayoutEffect(() => {
    if (ownKey !== undefined) sticks.current = true;
  }, [ownKey]);
  // The rows are what it is about, though it reads their number elsewhere.
  useLayoutEffect(() => {
    if (rows.length > 0) onRows();
  }, [rows]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const near = element.scrollHeight - element.scrollTop - element.clientHeight <= tolerance;
    sticks.current = near;
    setAtEnd(near);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // A keyboard, a longer text in the box, an alert: the log becomes shorter from below.
    const observer = new ResizeObserver(() => onShorter());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    room.setSight({ open: true, atEnd });
  }, [room, atEnd]);
  useEffect(() => () => room.setSight({ open: false, atEnd: true }), [room]);

  return { box, list, atEnd, shift, toEnd, onScroll, onResize: settle };
}
