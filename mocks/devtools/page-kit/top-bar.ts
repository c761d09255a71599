import type { Language } from '../../reference/language.ts';
import { languageTag, pageLanguage } from './language.ts';
import { element } from './page.ts';
import sheet from './top-bar.css?inline';

/** The app's variable for the safe area at the top, as below a phone's notch. */
const takenTop = '--kp-safe-top';

/**
 * Moves the app below a bar at the top while the bar is visible, so that the bar covers nothing.
 * @returns `measure`, to call after showing, hiding or filling the bar, and `end`
 */
export function roomAbove(bar: HTMLElement): { readonly measure: () => void; readonly end: () => void } {
  const { style } = document.documentElement;
  let taken = false;
  const measure = () => {
    const height = bar.hidden ? 0 : Math.ceil(bar.getBoundingClientRect().height);
    if (height > 0) style.setProperty(takenTop, `${height}px`);
    // Another bar may use the space now.
    else if (taken) style.removeProperty(takenTop);
    taken = height > 0;
  };
  const size = new ResizeObserver(measure);
  size.observe(bar);
  measure();
  return {
    measure,
    end: () => {
      size.disconnect();
      if (taken) style.removeProperty(takenTop);
      taken = false;
    },
  };
}

interface TopBar {
  /** Redraws the bar; a change of the page's language does it too. */
  draw(): void;
  remove(): void;
}

interface Options {
  readonly className: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly buttons: readonly HTMLElement[];
  /** Fills in the texts, in the language of the page. */
  readonly fill: (bar: HTMLElement, words: HTMLElement) => void;
}

/** Shows a bar above the app. The app begins below it, so the bar covers nothing. */
export function showTopBar({ className, label, buttons, fill }: Options): TopBar {
  const words = element('p', {});
  words.setAttribute('role', 'status');
  const bar = element('aside', { className: `kps-top-bar ${className}` }, words, ...buttons);
  const style = element('style', {}, sheet);
  document.head.append(style);
  document.documentElement.append(bar);
  const room = roomAbove(bar);
  const draw = () => {
    bar.lang = languageTag(pageLanguage());
    bar.ariaLabel = label[pageLanguage()];
    fill(bar, words);
    room.measure();
  };
  const language = new MutationObserver(draw);
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  draw();
  return {
    draw,
    remove: () => {
      language.disconnect();
      room.end();
      style.remove();
      bar.remove();
    },
  };
}

/** Moves the focus from a button that goes away to the app. */
export const focusApp = (): void => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
