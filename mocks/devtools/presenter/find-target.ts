import type { Language } from '../../reference/language.ts';
import type { Target, Words } from './story.ts';

export interface Sought {
  readonly css: string;
  readonly words?: string | undefined;
  readonly whole?: boolean | undefined;
  /** Also finds disabled and busy elements. */
  readonly seen?: boolean | undefined;
}

/**
 * Finds a target, first in the topmost dialog, then on the page. Uses nothing outside itself, because tests run it in a page.
 * @returns null when it is not on the screen
 */
export function find({ css, words, whole, seen }: Sought): HTMLElement | null {
  /** Removes word joiners, which the build adds, and collapses white space. */
  const squeeze = (text: string): string => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: HTMLElement): boolean =>
    // File inputs are invisible, above the button that is seen
    element.checkVisibility({ visibilityProperty: true }) || element.matches('input[type=file]');
  const isThere = (element: HTMLElement): boolean => {
    if (element.closest('[inert], .kps-present, .kps-host')) return false;
    const isBusy = element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [data-loading]');
    return (seen === true || !isBusy) && isVisible(element);
  };
  const wanted = words === undefined ? undefined : squeeze(words);
  const isMeant = (element: HTMLElement): boolean => {
    if (wanted === undefined) return true;
    const name = squeeze(element.getAttribute('aria-label') ?? element.textContent ?? '');
    return whole ? name === wanted : name.startsWith(wanted);
  };
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter(
    (dialog) => !dialog.closest('[inert], .kps-present, .kps-host') && isVisible(dialog),
  );
  for (const place of [dialogs.at(-1), document.body]) {
    for (const element of place?.querySelectorAll<HTMLElement>(css) ?? [])
      if (isMeant(element) && isThere(element)) return element;
  }
  return null;
}

/** Returns the app's text of a key, in the language of the page. */
export type TextOf = (key: string) => string;

/** Fills placeholders, and cuts the text at the first one without a value. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (gap, name: string) => values[name] ?? gap).split('{{')[0] ?? '';

/** Words as the screen shows them. */
export function wordsOf(words: Words, language: Language, textOf: TextOf): string {
  if (typeof words === 'string') return words;
  return 'key' in words ? filled(textOf(words.key), words.values ?? {}) : words[language];
}

export const soughtIn = (language: Language, textOf: TextOf, { css, says, whole }: Target): Sought => ({
  css,
  words: says === undefined ? undefined : wordsOf(says, language, textOf),
  whole,
});
