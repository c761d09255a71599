import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatRoom } from './chat-room.ts';
import type { LogRow } from './log-rows.ts';

/** After older messages were added their rows are measured for this long, ms; meanwhile the place is held. */
const holdMs = 500;

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

/** Where the reader is. Lengths in CSS px. */
interface Place {
  /** At the end, and to be kept there. */
  readonly sticks: boolean;
  readonly top: number;
  /** From the top of the view to the end of the log: what stays when rows are added above. */
  readonly rest: number;
  /** Until then it is the list that scrolls, making room for older rows; of `performance.now()`. */
  readonly heldUntil: number;
}
const freshPlace: Place = { sticks: true, top: 0, rest: 0, heldUntil: 0 };
const isHeld = ({ heldUntil }: Place): boolean => performance.now() < heldUntil;

/** Whether the rows came to be by adding some at the top. */
function usePrepended(rows: readonly LogRow[]): boolean {
  const [known, setKnown] = useState(rows);
  const [shift, setShift] = useState(false);
  if (known !== rows) {
    setKnown(rows);
    setShift(isPrepended(known, rows));
  }
  return shift;
}

/**
 * Keeps the log where it belongs: at its end while the reader is there, in its place while they read further up. An own
 * message always leads to the end.
 */
export function useLogScroll(room: ChatRoom, rows: readonly LogRow[]) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(freshPlace);
  const [atEnd, setAtEnd] = useState(true);
  const shift = usePrepended(rows);

  const toEnd = () => {
    place.current = { ...place.current, sticks: true, heldUntil: 0 };
    setAtEnd(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const settle = useEffectEvent(() => {
    const element = box.current;
    if (place.current.sticks) toEnd();
    else if (element && isHeld(place.current)) element.scrollTop = element.scrollHeight - place.current.rest;
  });
  const hold = useEffectEvent(() => {
    if (shift && !place.current.sticks) place.current = { ...place.current, heldUntil: performance.now() + holdMs };
  });
  const ownKey = rows.findLast(({ kind }) => kind === 'outgoing')?.key;
  useLayoutEffect(() => {
    if (ownKey !== undefined) place.current = { ...place.current, sticks: true };
  }, [ownKey]);
  // The rows are what it is about, though it reads their height elsewhere.
  useLayoutEffect(() => {
    if (rows.length === 0) return;
    hold();
    settle();
  }, [rows]);

  /** @returns whether it was the reader who scrolled */
  const onScroll = (): boolean => {
    const element = box.current;
    if (!element || isHeld(place.current)) return false;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const near = scrollHeight - scrollTop - clientHeight <= tolerance;
    // Rows that turn out higher than they were guessed move the end away: only who scrolls up has left it.
    const sticks = near || (place.current.sticks && scrollTop >= place.current.top);
    place.current = { ...place.current, sticks, top: scrollTop, rest: scrollHeight - scrollTop };
    setAtEnd(sticks);
    return true;
  };
  /** The reader takes hold of the log. */
  const release = () => {
    place.current = { ...place.current, heldUntil: 0 };
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

  return { box, atEnd, shift, toEnd, onScroll, release };
}
