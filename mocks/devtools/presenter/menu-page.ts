import type { Language } from '../../reference/language.ts';
import { loadFile } from '../page-kit/load-file.ts';
import { element, languageLinks, showPage } from '../page-kit/page.ts';
import { brandOfTab } from '../tab/brand.ts';
import { keepOffline } from './keep-offline.ts';
import sheet from './menu-page.css?inline';
import type { LocalizedText, Story } from './story.ts';
import { presentTexts as t } from './texts.ts';

interface Menu {
  readonly stories: readonly Story[];
  readonly language: Language;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
  /** Whether it tells that all files are cached for use without a network. */
  readonly saysWhetherKept: boolean;
  loadBrandFields(): Promise<{ mountBrand(host: HTMLElement, language: Language, base: string): void }>;
}

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

/** The client's logo and name, or those of the app. */
function brandLine(base: string): HTMLElement {
  const { name, logo } = brandOfTab();
  const picture = element('img', { src: logo ?? `${base}favicon.svg`, alt: '' });
  return element('p', { className: 'kps-stories-brand' }, picture, name ?? (logo === null ? 'Krapao' : ''));
}

/** The panel's fields for the brand, loaded when they are unfolded. */
function brandFields({ language, base, loadBrandFields }: Menu): HTMLElement {
  const host = element('div', { className: 'kps-host' });
  const fields = element('details', {}, element('summary', {}, t.brand[language]), host);
  fields.addEventListener('toggle', () => {
    if (!fields.open || host.hasChildNodes()) return;
    loadFile(loadBrandFields).then(
      ({ mountBrand }) => mountBrand(host, language, base),
      (problem: unknown) => console.error(problem),
    );
  });
  return fields;
}

/** The address of a story or of the menu; keeps the other parameters of this page. */
function addressOf(base: string, name: string, language: Language, reset: boolean): string {
  const params = new URLSearchParams(location.search);
  params.set('present', name);
  params.set('lang', language);
  if (reset) params.set('reset', '1');
  return `${base}?${params}`;
}

/** Minutes to play a story and to say its sentences. */
const minutesOf = ({ beats }: Story): number => Math.round(beats.length / 3);

const counted = (text: LocalizedText, language: Language, count: number) => text[language].replace('{}', String(count));

/** Shows the menu of stories instead of the app; each link starts its story from the beginning. */
export function showMenu(menu: Menu): void {
  const { stories, language, base, saysWhetherKept } = menu;
  const kept = keepOffline(base);
  const cards = stories.map((story) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: addressOf(base, story.name, language, true) },
        element('img', { src: `${base}sandbox-art/stories/${story.name}.${language}.jpg`, alt: '' }),
        element(
          'div',
          {},
          element('strong', {}, story.title[language]),
          element('span', {}, story.lead[language]),
          element(
            'small',
            {},
            `${counted(t.minutes, language, minutesOf(story))} · ${counted(t.beats, language, story.beats.length)}`,
          ),
        ),
      ),
    ),
  );
  const languages = element('nav', {}, ...languageLinks(language, (code) => addressOf(base, '1', code, false)));
  languages.ariaLabel = t.language[language];
  const play = element('a', { href: `${base}?scenario=everyday&lang=${language}` }, t.play[language]);
  const main = element(
    'main',
    { className: 'kps-stories' },
    element('header', {}, brandLine(base), languages),
    element('h1', {}, t.title[language]),
    element('p', {}, t.lead[language]),
    element('ul', {}, ...cards),
    brandFields(menu),
    element('footer', {}, ...(saysWhetherKept ? [offlineLine(language, kept)] : []), play),
  );
  showPage({ main, title: `${t.title[language]} · ${brandOfTab().name ?? 'Krapao'}`, language, sheet });
}
