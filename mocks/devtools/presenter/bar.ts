import { languageTag, pageLanguage } from '../page-kit/language.ts';
import { element } from '../page-kit/page.ts';
import sheet from './bar.css?inline';
import { isFramed, stageWindow } from './phone-frame.ts';
import type { Presenter } from './presenter.ts';
import { presentTexts as t } from './texts.ts';

/** Presentation remotes send the page keys. */
const keys = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Escape: 'exit',
} as const;

/** The control of a key while a story is presented; null for other keys, and with a modifier. */
export function controlOfKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): (typeof keys)[keyof typeof keys] | null {
  if (ctrlKey || altKey || metaKey || shiftKey || !Object.hasOwn(keys, key)) return null;
  return keys[key as keyof typeof keys];
}

interface Controls {
  next(): void;
  back(): void;
  restart(): void;
  exit(): void;
  /** Moves the story into a phone's frame, or out of it. */
  frame(): void;
}

/** After the end of a story the visitor may use the app: whether a key is meant for a field or an open dialog of it. */
const isForApp = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.matches('input, textarea, select')) ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function listenForKeys(presenter: Presenter, controls: Controls): void {
  const onKey = (event: KeyboardEvent) => {
    // A story's own keys are for the app: Escape closes its sheet
    const control = event.isTrusted ? controlOfKey(event) : null;
    if (control === null) return;
    if (presenter.over && isForApp(event.target)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!event.repeat) controls[control]();
  };
  for (const each of new Set([window, stageWindow()])) each.addEventListener('keydown', onKey, { capture: true });
}

/** SVG paths of 24 by 24; fonts do not have these signs on every machine. */
const icons = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  restart: 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4',
  exit: 'M6 6l12 12M18 6L6 18',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 18h2',
};

function icon(name: keyof typeof icons): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}

function button(name: keyof typeof icons, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, icon(name));
  made.addEventListener('click', onClick);
  return made;
}

/** Puts the bar below the app, or below the phone's frame around it. */
function place(bar: HTMLElement): void {
  const { head, documentElement: stage } = stageWindow().document;
  head.append(element('style', {}, sheet));
  stage.classList.add('kps-presenting');
  stage.append(bar);
  // Around a frame it would outlive the app's page
  if (isFramed()) window.addEventListener('pagehide', () => bar.remove());
}

/** Shows the control bar below the app. @returns redraws it */
export function showBar(presenter: Presenter, controls: Controls): () => void {
  const back = button('back', controls.back);
  const next = button('next', controls.next);
  const nextLabel = element('span', {});
  next.className = 'kps-present-next';
  next.prepend(nextLabel);
  const restart = button('restart', controls.restart);
  const exit = button('exit', controls.exit);
  const phone = button('phone', controls.frame);
  phone.className = 'kps-present-phone';
  phone.ariaPressed = String(isFramed());
  const title = element('b', {});
  const count = element('span', { className: 'kps-present-count' });
  const says = element('p', { className: 'kps-present-says' });
  const line = element('span', { className: 'kps-present-line', ariaHidden: 'true' });
  const words = element('div', { className: 'kps-present-words' });
  words.setAttribute('role', 'status');
  words.append(element('p', { className: 'kps-present-title' }, title, count), says);
  const bar = element(
    'aside',
    { className: 'kps-present' },
    line,
    element('div', { className: 'kps-present-side' }, exit, restart, phone),
    words,
    element('div', { className: 'kps-present-side' }, back, next),
  );

  const draw = () => {
    const language = pageLanguage();
    const { story, beat, told, state, over } = presenter;
    const all = story.beats.length;
    bar.lang = languageTag(language);
    bar.ariaLabel = `${t.bar[language]}: ${story.title[language]}`;
    bar.dataset['mood'] = state;
    const ended = over && state === 'ready';
    title.textContent = (beat?.title ?? story.title)[language];
    count.textContent = `${state === 'playing' ? Math.min(told + 1, all) : told} / ${all}`;
    says.textContent = (state === 'lost' ? t.lost : (beat?.says ?? story.lead))[language];
    if (ended) says.textContent += ` ${t.overHint[language]}`;
    says.toggleAttribute('data-lost', state === 'lost');
    line.style.scale = `${told / all} 1`;
    nextLabel.textContent = (told === 0 && state !== 'playing' ? t.begin : t.next)[language];
    next.disabled = ended;
    back.disabled = told === 0 && state === 'ready';
    for (const [control, name, key] of [
      [back, t.back, '←'],
      [next, told === 0 && state !== 'playing' ? t.begin : t.next, '→'],
      [restart, t.restart, ''],
      [exit, t.exit, 'Esc'],
      [phone, t.phone, ''],
    ] as const) {
      control.ariaLabel = name[language];
      control.title = key === '' ? name[language] : `${name[language]} (${key})`;
    }
  };
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ['lang'] });
  listenForKeys(presenter, controls);
  place(bar);
  draw();
  return draw;
}
