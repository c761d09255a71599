import type { RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Focuses the first control inside that takes the focus. */
export function focusFirst(root: Element): void {
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    control.focus();
    if (document.activeElement === control) return;
  }
}

/** A control that gets the focus back, with what is needed to find it again when it was drawn anew meanwhile. */
interface Opener {
  readonly element: HTMLElement;
  readonly words: string;
  /** From the nearest to the page's content or the dialog that holds it. */
  readonly around: readonly Element[];
}

interface Holder {
  readonly root: RefObject<HTMLElement | null>;
  readonly openers: readonly Opener[];
}

const holders: Holder[] = [];
/** Contents of sheets and dialogs that fade out: what has the focus there is about to lose it. */
const leaving = new WeakSet<Element>();
/** The openers of what has just closed: for what opens in the same moment, else the focus goes there now. */
let handedOver: readonly Opener[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The control that was tapped last: Safari gives the focus to no button that is tapped, and one may go with the tap. */
let pressed: Opener | null = null;

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

function openerOf(element: HTMLElement): Opener {
  const around: Element[] = [];
  const last = element.closest('[role="dialog"], main, nav, header');
  let at = element.parentElement;
  while (at && last?.contains(at)) {
    around.push(at);
    at = at.parentElement;
  }
  return { element, words: wordsOf(element), around };
}

// The build draws pages where no document is.
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    pressed = control && openerOf(control);
  },
  { capture: true },
);

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

const isLeaving = (element: Element) => {
  const dialog = element.closest('[role="dialog"]');
  return dialog !== null && leaving.has(dialog);
};

/** The control itself or, when it was drawn anew, the one that now says the same in the same place. */
function find({ element, words, around }: Opener): HTMLElement | null {
  if (element.isConnected) return isLeaving(element) ? null : element;
  const place = around.find((one) => one.isConnected);
  if (!place || isLeaving(place)) return null;
  return [...place.querySelectorAll<HTMLElement>(element.tagName)].find((one) => wordsOf(one) === words) ?? null;
}

/** Focuses the first opener that takes the focus, else the page's content; not when the focus is in use elsewhere. */
function giveBack(): void {
  const openers = handedOver;
  handedOver = [];
  const active = focused();
  if (openers.length === 0 || (active && !isLeaving(active))) return;
  for (const opener of openers) {
    const target = find(opener);
    target?.focus({ preventScroll: true });
    if (target && document.activeElement === target) return;
  }
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Remembers what has the focus when a sheet or dialog opens. What opens from inside another one, or in the moment in
 * which another one closes, leads back to the opener of that one when its own is gone (DES-27).
 * @param root holds the content
 * @returns to be called when it closes: gives the focus back unless it went elsewhere
 */
export function holdFocus(root: RefObject<HTMLElement | null>): () => void {
  if (root.current) leaving.delete(root.current);
  const active = focused();
  const opener = active ? openerOf(active) : pressed;
  const below = opener && holders.findLast((holder) => holder.root.current?.contains(opener.element));
  const openers = [...(opener ? [opener] : []), ...(below?.openers ?? []), ...handedOver];
  handedOver = [];
  const holder: Holder = { root, openers };
  holders.push(holder);
  return () => {
    holders.splice(holders.indexOf(holder), 1);
    if (root.current) leaving.add(root.current);
    handedOver = [...handedOver, ...openers];
    // after the timer by which a dialog that has just opened takes the focus, and which its closing does not stop
    clearTimeout(timer);
    timer = setTimeout(giveBack, 0);
  };
}
