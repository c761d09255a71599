import type { Language } from '../../reference/language.ts';
import { languageNames, languageTag, plainText } from './language.ts';

type Child = Node | string;

/** Makes an element with text and children. It takes no markup, because addresses and names in it are untrusted. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]> & { className?: string },
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}

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
  for (const node of document.body.querySelectorAll(':scope > :not(link, [data-app])')) node.remove();
  document.body.append(element('style', {}, sheet), main);
  document.documentElement.dataset['ready'] = '';
}

/** Links to a page of the presenter in each language; the current one is marked. */
export const languageLinks = (current: Language, hrefOf: (language: Language) => string): readonly HTMLElement[] =>
  languageNames.map(([code, name]) => {
    const link = element('a', { href: hrefOf(code), lang: languageTag(code) }, name);
    if (code === current) link.setAttribute('aria-current', 'true');
    return link;
  });
