import type { Language } from '../../reference/language.ts';
import { element } from '../page-kit/element.ts';
import { languageTag } from '../page-kit/language.ts';

const languages: readonly (readonly [Language, string])[] = [
  ['th', 'ไทย'],
  ['la', 'ລາວ'],
  ['en', 'English'],
];

/** Links to a page of the presenter in each language; the current one is marked. */
export const languageLinks = (current: Language, hrefOf: (language: Language) => string): readonly HTMLElement[] =>
  languages.map(([code, name]) => {
    const link = element('a', { href: hrefOf(code), lang: languageTag(code) }, name);
    if (code === current) link.setAttribute('aria-current', 'true');
    return link;
  });
