/** Lets a tester choose an element of the app: with a finger or a mouse, or with the arrow keys. */
import { element } from '../../page-kit/element.ts';
import { fill, type Labels } from '../kit/labels.ts';
import { textOf, wholeOf } from './inquire.ts';
import sheet from './pick.css?inline';

let hasSheet = false;

/** Events by which the app would notice that something in it is touched. */
const touches = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'auxclick'] as const;

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const isDrawn = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const saysItself = (one: Element) =>
  one.hasAttribute('alt') || [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** What the arrow keys lead through: all that says something, in the dialog that is open or else on the page. */
function places(): Element[] {
  const dialogs = [...document.body.querySelectorAll('[role=dialog][aria-modal=true]')].filter(isDrawn);
  const root = dialogs.at(-1) ?? document.body;
  return [...root.querySelectorAll('*')].filter(
    (one) => !one.closest('svg, script, style') && saysItself(one) && isDrawn(one),
  );
}

/** @param host of the panel, which stands in the way on a phone @returns null when the tester gives up */
export function pickElement(host: HTMLElement, t: Labels): Promise<Element | null> {
  if (!hasSheet) document.head.append(element('style', {}, sheet));
  hasSheet = true;
  const said = element('p', { ariaLive: 'polite' }, t.why.picking);
  const cancel = element('button', { type: 'button' }, t.why.cancel);
  const bar = element('div', { className: 'kps-pick', role: 'region', ariaLabel: t.why.title }, said, cancel);
  const frame = element('div', { className: 'kps-pick-frame', hidden: true });
  const coversApp = document.body.inert;
  const focused = document.activeElement;
  let current: Element | null = null;

  const show = (next: Element | null) => {
    current = next;
    frame.hidden = next === null;
    if (!next) return;
    const { left, top, width, height } = next.getBoundingClientRect();
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  };
  const move = (by: number) => {
    const all = places();
    if (all.length === 0) return;
    const before = current ? all.indexOf(current) : -1;
    const next = all[(before < 0 && by < 0 ? all.length - 1 : before + by + all.length) % all.length] as Element;
    next.scrollIntoView({ block: 'nearest' });
    show(next);
    said.textContent = fill(t.why.pickedNow, { what: textOf(next) || t.why.noText });
  };
  const isOwn = ({ target }: Event) => target instanceof Node && (bar.contains(target) || host.contains(target));

  document.documentElement.append(frame, bar);
  if (coversApp) {
    host.hidden = true;
    document.body.inert = false;
  }
  cancel.focus({ preventScroll: true });
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal, passive: false };
    const end = (chosen: Element | null) => {
      listening.abort();
      bar.remove();
      frame.remove();
      if (coversApp) {
        host.hidden = false;
        document.body.inert = true;
      }
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      resolve(chosen);
    };
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const keepFromApp = (event: Event) => {
      if (!isOwn(event)) keep(event);
    };
    for (const kind of touches) window.addEventListener(kind, keepFromApp, options);
    window.addEventListener(
      'pointermove',
      (event) => show(isOwn(event) || !(event.target instanceof Element) ? null : wholeOf(event.target)),
      options,
    );
    window.addEventListener(
      'click',
      (event) => {
        if (isOwn(event)) return;
        keep(event);
        end(event.target instanceof Element ? event.target : null);
      },
      options,
    );
    window.addEventListener(
      'keydown',
      (event) => {
        const by = arrows[event.key];
        const chooses = event.key === 'Enter' && current !== null;
        if (by === undefined && !chooses && event.key !== 'Escape') return;
        keep(event);
        if (by !== undefined) move(by);
        else end(chooses ? current : null);
      },
      options,
    );
    cancel.addEventListener('click', () => end(null), { signal: listening.signal });
  });
}
