import type { Language } from '../../reference/language.ts';
import { element } from '../page-kit/element.ts';
import { languageTag } from '../page-kit/language.ts';
import { showPage } from '../page-kit/show-page.ts';
import sheet from './menu-page.css?inline';
import type { Story } from './story.ts';
import { presentTexts as t } from './texts.ts';

const languages: readonly (readonly [Language, string])[] = [
  ['th', 'ไทย'],
  ['la', 'ລາວ'],
  ['en', 'English'],
];

/** A line that says whether the app works without a network now. @param kept resolves once that is known */
function offlineLine(language: Language, kept: Promise<boolean>): HTMLElement {
  const line = element('p', { className: 'kps-stories-offline' }, t.keeping[language]);
  line.setAttribute('role', 'status');
  void kept.then((all) => {
    line.textContent = t[all ? 'kept' : 'notKept'][language];
    line.dataset['kept'] = String(all);
  });
  return line;
}

/**
 * Shows the menu of stories instead of the app; each link starts its story from the beginning.
 * @param kept whether all files are cached for use without a network; null shows nothing about it
 */
export function showMenu(
  stories: readonly Story[],
  language: Language,
  base: string,
  kept: Promise<boolean> | null,
): void {
  const cards = stories.map(({ name, title, lead, beats }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: `${base}?present=${name}&lang=${language}&reset=1` },
        element('strong', {}, title[language]),
        element('span', {}, lead[language]),
        element('small', {}, `${beats.length} ${t.beats[language]}`),
      ),
    ),
  );
  const choices = languages.map(([code, name]) => {
    const link = element('a', { href: `${base}?present=1&lang=${code}`, lang: languageTag(code) }, name);
    if (code === language) link.setAttribute('aria-current', 'true');
    return link;
  });
  const play = element('a', { href: `${base}?scenario=everyday&lang=${language}` }, t.play[language]);
  const main = element(
    'main',
    { className: 'kps-stories' },
    element('h1', {}, t.title[language]),
    element('p', {}, t.lead[language]),
    element('ul', {}, ...cards),
    element('nav', {}, ...choices, play),
  );
  if (kept) main.append(offlineLine(language, kept));
  showPage({ main, title: `${t.title[language]} · Krapao`, language, sheet });
}
