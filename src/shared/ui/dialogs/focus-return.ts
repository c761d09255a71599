import { type RefObject, useEffect, useRef } from 'react';
import { focusPage, isFocusLost } from '../controls/focus.ts';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Focuses the first focusable control inside, without scrolling past the heading and amount above it (DES-27). */
export function focusFirst(root: Element): void {
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
}

/** A control to refocus, with the data to find it again after a re-render. */
interface Opener {
  readonly element: HTMLElement;
  readonly words: string;
  /** Ancestors, from the nearest to the page's content or the surrounding dialog. */
  readonly around: readonly Element[];
}

interface Holder {
  readonly root: RefObject<HTMLElement | null>;
  readonly openers: readonly Opener[];
}

const holders: Holder[] = [];
/** Contents that are fading out and about to lose the focus. */
const leaving = new WeakSet<Element>();
/** Openers of what has just closed: passed on to what opens in the same moment, else focused. */
let handedOver: readonly Opener[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last tapped control: Safari does not focus tapped buttons, and one may disappear with the tap. */
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

// The build prerenders pages without a document.
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    pressed = control && openerOf(control);
  },
  { capture: true },
);

/** The focused element; null for the page itself. */
export const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

const isLeaving = (element: Element) => {
  const dialog = element.closest('[role="dialog"]');
  return dialog !== null && leaving.has(dialog);
};

/** The control itself, or the one with the same words in the same place after a re-render. */
function find({ element, words, around }: Opener): HTMLElement | null {
  if (element.isConnected) return isLeaving(element) ? null : element;
  const place = around.find((one) => one.isConnected);
  if (!place || isLeaving(place)) return null;
  return [...place.querySelectorAll<HTMLElement>(element.tagName)].find((one) => wordsOf(one) === words) ?? null;
}

/** The modal sheet or dialog that is still open on top: nothing behind it may get the focus. */
const openModal = () => holders.at(-1)?.root.current?.closest('[aria-modal="true"]') ?? null;

/**
 * Focuses the first focusable opener, else the first control of the open modal, else the page's heading. Does nothing
 * while another element has the focus. A sheet opened by a reload has no opener.
 */
function giveBack(): void {
  const openers = handedOver;
  handedOver = [];
  const active = focused();
  if (active && !isLeaving(active)) return;
  const modal = openModal();
  const targets = openers.map(find).filter((target) => target !== null && (modal?.contains(target) ?? true));
  for (const target of targets) {
    target?.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
  if (!modal) focusPage();
  // `useFocusBack` focuses a button that is disabled until an answer comes.
  else if (!targets.some((target) => target?.matches(':disabled'))) focusFirst(modal);
}

/** A focused control in a dialog; its `around` ends with the dialog's content. */
interface Focused extends Opener {
  /** The previous siblings of the control and of each element in `around`. */
  readonly before: readonly (Element | null)[];
}

/**
 * Moves the focus from a removed control to the first of: the control with the same words in the same place; a
 * focusable ancestor, such as the chat's log; its replacement; the nearest remaining control.
 */
function passOn(gone: Focused): void {
  const same = gone.words ? find(gone) : null;
  const parts = gone.around.filter((place) => place instanceof HTMLElement);
  const target = same ?? parts.find((place) => place.isConnected && place.tabIndex >= 0);
  target?.focus({ preventScroll: true });
  if (focused()) return;
  gone.around.forEach((place, level) => {
    if (!place.isConnected || focused()) return;
    const before = gone.before[level];
    const now = before?.isConnected ? before.nextElementSibling : null;
    if (now) focusFirst(now);
    if (!focused()) focusFirst(place);
  });
}

/**
 * Keeps the focus inside an open sheet or dialog when the focused control is removed or disabled (DES-27): a
 * re-rendered row, a choice made, a button that waits for a response.
 * @returns cleanup
 */
function keepInside(root: RefObject<HTMLElement | null>): () => void {
  let last: Focused | null = null;
  const pass = () => {
    if (!last || focused()) return;
    if (last.element.isConnected) return last.element.focus({ preventScroll: true });
    const gone = last;
    last = null;
    passOn(gone);
  };
  // In a later task: other code may focus the replacement first.
  const changes = new MutationObserver((records) => {
    if (!last) return;
    const { element } = last;
    const isBack = records.some(({ type, target }) => type === 'attributes' && target === element);
    if (!element.isConnected || (isBack && !element.matches(':disabled'))) setTimeout(pass, 0);
  });
  const note = ({ target }: Event) => {
    const content = root.current;
    last = null;
    if (!content || !(target instanceof HTMLElement) || !content.contains(target)) return;
    const around: Element[] = [];
    for (let at = target.parentElement; at && content.contains(at); at = at.parentElement) around.push(at);
    const before = [target, ...around].map((part) => part.previousElementSibling);
    last = { element: target, words: wordsOf(target), around, before };
    changes.observe(content, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  // After a tap outside, the focus belongs outside.
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) last = null;
  };
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave);
  };
}

/**
 * Remembers the focused element when a sheet or dialog opens. If that element is gone on close, the focus returns to
 * the opener of the surrounding or just closed dialog (DES-27).
 * @param root holds the content
 * @param active the element focused before the opening
 * @returns call on close: returns the focus unless it moved elsewhere
 */
export function holdFocus(root: RefObject<HTMLElement | null>, active = focused()): () => void {
  if (root.current) leaving.delete(root.current);
  const opener = active ? openerOf(active) : pressed;
  const below = opener && holders.findLast((holder) => holder.root.current?.contains(opener.element));
  const openers = [...(opener ? [opener] : []), ...(below?.openers ?? []), ...handedOver];
  handedOver = [];
  const holder: Holder = { root, openers };
  holders.push(holder);
  const letGo = keepInside(root);
  return () => {
    letGo();
    holders.splice(holders.indexOf(holder), 1);
    if (root.current) leaving.add(root.current);
    handedOver = [...handedOver, ...openers];
    // A dialog that has just opened takes the focus by a timer that its closing does not cancel: this one runs after
    // it.
    clearTimeout(timer);
    timer = setTimeout(giveBack, 0);
  };
}

/**
 * Keeps the focus inside a dialog when a part with the focus is replaced (DES-27).
 * @param shown name of the current part
 */
export function useFocusInside(root: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    const isOther = before.current !== shown;
    before.current = shown;
    if (isOther && root.current && isFocusLost()) focusFirst(root.current);
  }, [root, shown]);
}
