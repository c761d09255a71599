import type { Language } from '../../reference/language.ts';
import { element } from './element.ts';
import { languageTag, pageLanguage } from './language.ts';
import { roomAbove } from './room-above.ts';
import sheet from './top-bar.css?inline';

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
