import type { Language } from '../../reference/language.ts';
import type { Target } from './story.ts';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

const nameOf = (element: Element): string => squeeze(element.getAttribute('aria-label') ?? element.textContent ?? '');

/** Whether the player could use the element now. */
function isUsable(element: HTMLElement): boolean {
  if (element.closest('[inert], .kps-present, .kps-host')) return false;
  if (element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [data-loading]')) return false;
  // file inputs are invisible, above the button that is seen
  return element.checkVisibility({ visibilityProperty: true }) || element.matches('input[type=file]');
}

const says = (element: Element, words: string): boolean => nameOf(element).startsWith(words);

/** Finds a target on the screen, first in the topmost dialog, then on the page; null when it is not there. */
export function find({ css, says: words }: Target, language: Language): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter(isUsable);
  for (const place of [dialogs.at(-1), document.body]) {
    if (!place) continue;
    const found = [...place.querySelectorAll<HTMLElement>(css)].filter(isUsable);
    const match = words === undefined ? found[0] : found.find((element) => says(element, words[language]));
    if (match) return match;
  }
  return null;
}
