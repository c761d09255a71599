/** Names an element so that a story finds it again: by field, link, or role and text key; by plain words last. */
import type { Language } from '../../reference/language.ts';
import { find, soughtIn } from '../presenter/find-target.ts';
import type { Target } from '../presenter/story.ts';
import { type AppWords, isWritten, squeeze } from './app-words.ts';
import { placesOf, quoted } from './place-selectors.ts';
import { isInApp } from './pressed.ts';
import type { Doubt } from './recording.ts';

/** How an element is found again. */
export interface Naming {
  readonly target: Target;
  readonly others: readonly Target[];
  readonly doubt?: Doubt | undefined;
  /** Name of the element that the search finds instead. */
  readonly found?: string | undefined;
}

export interface Screen {
  readonly words: AppWords;
  readonly language: Language;
  readonly route: string;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
}

interface Candidate {
  readonly target: Target;
  readonly doubt?: Doubt;
}

/** Ids and names that a library generates on each page load. */
const isMade = (name: string) => /^(mantine-|:|«|_r_|radix)|^\d*$/.test(name);

/** The accessible name, normalised as in `find`. */
export const nameOf = (element: Element): string =>
  squeeze(element.getAttribute('aria-label') ?? element.textContent ?? '');

/** The text of the first part of an element, such as the name of a game before its balance. */
function firstPart(element: Element): string {
  let part = element;
  for (;;) {
    const next = [...part.children].find((child) => squeeze(child.textContent ?? '') !== '');
    const own = [...part.childNodes].find((node) => squeeze(node.textContent ?? '') !== '');
    if (own && own !== next) return squeeze(own.textContent ?? '');
    if (!next) return squeeze(part.textContent ?? '');
    part = next;
  }
}

const isField = (element: Element) => element.matches('input, textarea, select');

/** By the name of a field, or by the stable end of a generated id. */
function byField(element: Element): Candidate[] {
  const candidates: Candidate[] = [];
  const tag = element.localName;
  const name = element.getAttribute('name') ?? '';
  if (isField(element) && !isMade(name)) {
    const value = element.matches('[type=radio], [type=checkbox]') ? element.getAttribute('value') : null;
    candidates.push({ target: { css: `[name=${quoted(name)}]${value === null ? '' : `[value=${quoted(value)}]`}` } });
  }
  const [, made = '', own = ''] = /^(.*)-([A-Za-z][\w]*)$/.exec(element.id) ?? [];
  if (isMade(made) && made !== '') candidates.push({ target: { css: `${tag}[id$=${quoted(`-${own}`)}]` } });
  const method = element.getAttribute('data-method');
  if (method !== null) candidates.push({ target: { css: `[data-method=${quoted(method)}]` } });
  return candidates;
}

function byLink(element: Element, base: string): Candidate[] {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return [];
  const { origin, pathname, href } = element;
  if (origin !== location.origin) return [{ target: { css: `a[href^=${quoted(href.split('?')[0] ?? href)}]` } }];
  return [{ target: { css: `a[href$=${quoted(`/${pathname.slice(base.length)}`)}]` } }];
}

/** A selector of the element's kind: its role, else its tag. */
function kindOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return `[role=${quoted(role)}]`;
  const { localName: tag } = element;
  if (tag !== 'input') return tag;
  const [attribute, value] = element.hasAttribute('inputmode')
    ? (['inputmode', element.getAttribute('inputmode') ?? ''] as const)
    : (['type', element.getAttribute('type') ?? 'text'] as const);
  // the button beside a password switches between both types
  return attribute === 'type' && (value === 'password' || value === 'text')
    ? 'input'
    : `input[${attribute}=${quoted(value)}]`;
}

/** By kind and text key; by plain words last. */
function byText(element: Element, { words, language, route }: Screen): Candidate[] {
  const css = kindOf(element);
  const name = nameOf(element);
  const said = isField(element) ? squeeze(element.getAttribute('aria-label') ?? '') : name;
  if (said === '') return [];
  const candidates: Candidate[] = [];
  const groups = words.keysOf(said, language);
  // prefer the key of the current page to the same words of another page
  const here = groups.filter((keys) => keys.some((key) => route.split('/').includes(key.split('.')[0] ?? '')));
  const first = here.length === 1 ? here : groups;
  for (const keys of [...first, ...groups.filter((group) => !first.includes(group))]) {
    const [key = ''] = keys;
    const doubt = first.length > 1 ? { doubt: 'several' as const } : {};
    candidates.push({ target: { css, says: { key }, whole: true }, ...doubt });
  }
  const part = firstPart(element);
  const [begun] = part === said ? [] : words.keysOf(part, language);
  const begins = begun?.[0] ?? words.keyAtBeginning(said, language);
  if (begins) candidates.push({ target: { css, says: { key: begins } } });
  for (const says of words.filled(said, language))
    candidates.push({ target: { css, says, ...(says.values && { whole: true }) } });
  const plain = part !== '' && said.startsWith(part) ? part : said;
  const doubt = isWritten(plain) ? { doubt: 'words' as const } : {};
  candidates.push({ target: { css, says: plain, ...(plain === said && { whole: true }) }, ...doubt });
  return candidates;
}

/** By kind alone, or by kind and position among siblings. */
function byKind(element: Element): Candidate[] {
  const css = kindOf(element);
  const doubt = isField(element) ? {} : { doubt: 'place' as const };
  const number = [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
  return [
    { target: { css }, ...doubt },
    { target: { css: `${css}:nth-child(${number})` }, ...doubt },
  ];
}

const isSame = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);

/** Names an element. Each way is tried with the search that stories use; only ways that find the element are offered. */
export function nameTarget(element: HTMLElement, screen: Screen): Naming {
  const textOf = screen.words.textOf(screen.language);
  const search = (target: Target) => find(soughtIn(screen.language, textOf, target));
  const candidates = [
    ...byField(element),
    ...byLink(element, screen.base),
    ...byText(element, screen),
    ...byKind(element),
  ];
  const places = placesOf(element);
  const good: Candidate[] = [];
  for (const candidate of candidates) {
    const { css } = candidate.target;
    const ways = ['', ...places].map((place) => ({ ...candidate.target, css: place === '' ? css : `${place} ${css}` }));
    const way = ways.find((target) => search(target) === element);
    if (way && !good.some(({ target }) => isSame(target, way))) good.push({ ...candidate, target: way });
  }
  const [best, ...others] = good;
  if (best) return { target: best.target, others: others.map(({ target }) => target), doubt: best.doubt };
  const target = candidates[0]?.target ?? { css: kindOf(element) };
  const instead = search(target);
  return { target, others: [], doubt: 'lost', found: instead ? nameOf(instead) || instead.localName : '' };
}

/** Candidates for a sign, the likeliest first. */
const tellers = [
  '[role=alert]',
  '[role=timer]',
  ':is([role=dialog], [role=alertdialog]) h2',
  '[role=dialog] h3',
  '[role=dialog] [type=submit]',
  'main h1',
] as const;

const mostSigns = 8;

export function signsOf(screen: Screen): readonly Target[] {
  const signs: Target[] = [];
  for (const css of tellers) {
    for (const element of document.body.querySelectorAll<HTMLElement>(css)) {
      if (signs.length >= mostSigns || !isInApp(element) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const sign = signOf(element, css, screen);
      if (sign && !signs.some((other) => JSON.stringify(other) === JSON.stringify(sign))) signs.push(sign);
    }
  }
  return signs;
}

/** Prefers a target with a text key: it works in every language. */
function signOf(element: HTMLElement, css: string, screen: Screen): Target | null {
  // its text changes every second
  if (css === '[role=timer]') return { css };
  if (nameOf(element) === '') return null;
  const { target, others, doubt } = nameTarget(element, screen);
  const byKey = [target, ...others].find(({ says }) => typeof says === 'object');
  return byKey ?? (doubt === undefined ? target : null);
}
