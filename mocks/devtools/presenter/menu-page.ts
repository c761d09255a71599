import type { Language } from '../../reference/language.ts';
import { element, languageLinks, showPage } from '../page-kit/page.ts';
import { brandOfTab } from '../tab/brand.ts';
import sheet from './menu-page.css?inline';
import type { Story } from './story.ts';
import { presentTexts as t } from './texts.ts';

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

/** The client's logo and name; nothing in a tab with the usual brand. */
function brandLine(): readonly HTMLElement[] {
  const { name, logo } = brandOfTab();
  if (name === null && logo === null) return [];
  const picture = logo === null ? [] : [element('img', { src: logo, alt: '' })];
  return [element('p', { className: 'kps-stories-brand' }, ...picture, name ?? '')];
}

/** The address of a story or of the menu; keeps the other parameters of this page. */
function addressOf(base: string, name: string, language: Language, reset: boolean): string {
  const params = new URLSearchParams(location.search);
  params.set('present', name);
  params.set('lang', language);
  if (reset) params.set('reset', '1');
  return `${base}?${params}`;
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
        { href: addressOf(base, name, language, true) },
        element('strong', {}, title[language]),
        element('span', {}, lead[language]),
        element('small', {}, `${beats.length} ${t.beats[language]}`),
      ),
    ),
  );
  const choices = languageLinks(language, (code) => addressOf(base, '1', code, false));
  const play = element('a', { href: `${base}?scenario=everyday&lang=${language}` }, t.play[language]);
  const main = element(
    'main',
    { className: 'kps-stories' },
    ...brandLine(),
    element('h1', {}, t.title[language]),
    element('p', {}, t.lead[language]),
    element('ul', {}, ...cards),
    element('nav', {}, ...choices, play),
  );
  if (kept) main.append(offlineLine(language, kept));
  showPage({ main, title: `${t.title[language]} · ${brandOfTab().name ?? 'Krapao'}`, language, sheet });
}
