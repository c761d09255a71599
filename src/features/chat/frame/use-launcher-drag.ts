import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { LauncherPlace } from '../room/launcher-place.ts';

/** A pointer that moves less than this, px, presses the button. */
const slackPx = 8;

interface Drag {
  readonly x: number;
  readonly y: number;
  /** The edges' box, measured once per drag; null before the pointer has left the slack. */
  box: DOMRect | null;
  /** From the button's top to the pointer, px. */
  grip: number;
  buttonHeight: number;
}

function placeAt({ clientX, clientY }: PointerEvent, box: DOMRect, drag: Drag): LauncherPlace {
  const way = Math.max(1, box.height - drag.buttonHeight);
  const height = ((clientY - drag.grip - box.top) / way) * 100;
  return {
    side: clientX < box.left + box.width / 2 ? 'left' : 'right',
    height: Math.round(Math.min(100, Math.max(0, height)) * 10) / 10,
  };
}

/**
 * Drags a button along both edges of its parent (CHT-305). It never leaves an edge, so it stays clear of the page.
 * @returns the place under the pointer while dragging, and the button's handlers
 */
export function useLauncherDrag(onDrop: (place: LauncherPlace) => void) {
  const drag = useRef<Drag | null>(null);
  const moved = useRef(false);
  const [dragged, setDragged] = useState<LauncherPlace | null>(null);

  const end = () => {
    drag.current = null;
    setDragged(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      // At once: a fast pointer leaves the narrow button before its first move.
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, box: null, grip: 0, buttonHeight: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now) return;
      if (!now.box) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < slackPx) return;
        const button = event.currentTarget;
        const own = button.getBoundingClientRect();
        now.box = button.parentElement?.getBoundingClientRect() ?? own;
        now.grip = now.y - own.top;
        now.buttonHeight = own.height;
        moved.current = true;
      }
      setDragged(placeAt(event, now.box, now));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (now?.box) onDrop(placeAt(event, now.box, now));
      end();
    },
    onPointerCancel: end,
    // A drag ends with a click, which is no press.
    onClickCapture: (event: MouseEvent) => {
      if (!moved.current) return;
      moved.current = false;
      event.stopPropagation();
    },
  };
  return { dragged, handlers };
}
