import type { Language } from '../../reference/language.ts';
import { element } from './element.ts';
import { languageTag, plainText } from './language.ts';

interface Page {
  readonly main: HTMLElement;
  readonly title: string;
  readonly language: Language;
  readonly sheet: string;
}

/** Shows a page of the sandbox in place of the app, whose stylesheets stay: they hold the fonts of all three scripts. */
export function showPage({ main, title, language, sheet }: Page): void {
  document.documentElement.lang = languageTag(language);
  document.title = plainText(title);
  for (const node of document.body.querySelectorAll(':scope > :not(link)')) node.remove();
  document.body.append(element('style', {}, sheet), main);
  document.documentElement.dataset['ready'] = '';
}
