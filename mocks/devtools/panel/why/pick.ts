/** Lets a tester pick an element of the app by touch, mouse or arrow keys. */
import { element } from '../../page-kit/page.ts';
import { fill, type Labels } from '../kit/labels.ts';
import { textOf, wholeOf } from './asked.ts';
import { FrameAround } from './frame-around.ts';
import { endsPress, seenAt } from './seen-at.ts';

/** Events that the app must not get while the tester picks. */
const touches = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'auxclick',
  'click',
] as const;

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const isDrawn = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const saysItself = (one: Element) =>
  one.hasAttribute('alt') || [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Stops of the arrow keys: all elements with text, in the open dialog or else on the page. */
function places(): Element[] {
  const dialogs = [...document.body.querySelectorAll('[role=dialog][aria-modal=true]')].filter(isDrawn);
  const root = dialogs.at(-1) ?? document.body;
  const all = [...root.querySelectorAll('*')].filter(
    (one) => !one.closest('svg, script, style') && saysItself(one) && isDrawn(one),
  );
  return [...new Set(all.map(wholeOf))];
}

/** The bar with instructions, and the frame around the current element. */
class Pointer {
  readonly #t: Labels;
  readonly #said: HTMLElement;
  readonly #frame = new FrameAround();
  readonly #bar: HTMLElement;
  readonly cancel: HTMLButtonElement;
  current: Element | null = null;

  constructor(t: Labels) {
    this.#t = t;
    this.#said = element('p', { ariaLive: 'polite' }, t.why.picking);
    this.cancel = element('button', { type: 'button' }, t.why.cancel);
    const parts = { className: 'kps-pick', role: 'region', ariaLabel: t.why.title };
    this.#bar = element('div', parts, this.#said, this.cancel);
    document.documentElement.append(this.#bar);
    this.cancel.focus({ preventScroll: true });
  }

  has(target: Node): boolean {
    return this.#bar.contains(target);
  }

  show(next: Element | null): void {
    this.current = next;
    this.#frame.show(next);
  }

  /** @param by 1 for the next element, -1 for the previous one */
  move(by: number): void {
    const all = places();
    if (all.length === 0) return;
    const before = this.current ? all.indexOf(this.current) : -1;
    const next = all[(before < 0 && by < 0 ? all.length - 1 : before + by + all.length) % all.length] as Element;
    next.scrollIntoView({ block: 'nearest' });
    this.show(next);
    this.#said.textContent = fill(this.#t.why.pickedNow, { what: textOf(next) || this.#t.why.noText });
  }

  remove(): void {
    this.#bar.remove();
    this.#frame.remove();
  }
}

function keepFromApp(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Hides the panel where it covers the app, as on a phone. @returns shows it again */
function stepAside(host: HTMLElement): () => void {
  const coversApp = document.body.inert;
  const focused = document.activeElement;
  if (coversApp) {
    host.hidden = true;
    document.body.inert = false;
  }
  return () => {
    if (coversApp) {
      host.hidden = false;
      document.body.inert = true;
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/** @param host the panel's element @returns null when the tester cancels */
export function pickElement(host: HTMLElement, t: Labels): Promise<Element | null> {
  const comeBack = stepAside(host);
  const pointer = new Pointer(t);
  const inApp = ({ target }: Event): Element | null =>
    target instanceof Element && !pointer.has(target) && !host.contains(target) ? target : null;
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal, passive: false };
    const end = (chosen: Element | null) => {
      listening.abort();
      pointer.remove();
      comeBack();
      resolve(chosen);
    };
    const onTouch = (event: Event) => {
      const target = inApp(event);
      if (!target) return;
      keepFromApp(event);
      if (endsPress(event)) end(seenAt(event as MouseEvent) ?? target);
    };
    const onKey = (event: KeyboardEvent) => {
      const by = arrows[event.key];
      const chooses = event.key === 'Enter' && pointer.current !== null;
      if (by === undefined && !chooses && event.key !== 'Escape') return;
      keepFromApp(event);
      if (by !== undefined) pointer.move(by);
      else end(chooses ? pointer.current : null);
    };
    const onMove = (event: PointerEvent) => {
      const target = inApp(event) && seenAt(event);
      pointer.show(target && wholeOf(target));
    };
    for (const kind of touches) window.addEventListener(kind, onTouch, options);
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('keydown', onKey, options);
    pointer.cancel.addEventListener('click', () => end(null), { signal: listening.signal });
  });
}
