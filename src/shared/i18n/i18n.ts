import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';
import { readStored, type StoredValues, writeStored } from '../base/storage.ts';
import { whenLoaded } from '../base/when.ts';
import { notifyError } from '../toast/notify.ts';
import type th from './th.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof th };
  }
}

export type Language = StoredValues['locale'];

/** The languages of the interface, each with its own name. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: 'th', name: 'ไทย' },
  { code: 'la', name: 'ລາວ' },
  { code: 'en', name: 'English' },
];

/**
 * The interface says `la`, but that is Latin to every standard: html lang, plural rules and Intl get `lo`
 * (DES-36). i18next itself runs on these tags, so its plurals never depend on the device's language.
 */
const tags = { th: 'th', la: 'lo', en: 'en' } as const satisfies Record<Language, string>;

/** The texts of a language come in two files: `first` is what the login page needs (first-texts.ts). */
type Part = 'first' | 'rest';

const allParts: readonly Part[] = ['first', 'rest'];

const loaders: Record<Language, Record<Part, () => Promise<{ default: ResourceLanguage }>>> = {
  th: { first: () => import('./th.json?first'), rest: () => import('./th.json?rest') },
  la: { first: () => import('./la.json?first'), rest: () => import('./la.json?rest') },
  en: { first: () => import('./en.json?first'), rest: () => import('./en.json?rest') },
};

/** A group of texts that only this part holds: once it is there, so is the part. */
const groupOf = { first: 'auth', rest: 'home' } as const satisfies Record<Part, keyof typeof th>;
const holds = (language: Language, part: Part) =>
  i18next.getResource(tags[language], 'translation', groupOf[part]) !== undefined;

/** @param silent draws nothing anew when the texts come: for a language that is not shown yet */
async function load(language: Language, parts = allParts, silent = false): Promise<Language> {
  await Promise.all(
    parts.map(async (part) => {
      if (holds(language, part)) return;
      const { default: texts } = await fetchChunk(loaders[language][part]);
      i18next.addResourceBundle(tags[language], 'translation', texts, true, false, { silent });
    }),
  );
  return language;
}

/** In production a text that is missing is shown in Thai, which is fetched for it; anywhere else this throws. */
function onMissingKey(_languages: readonly string[], _namespace: string, key: string): void {
  if (!import.meta.env.PROD) throw new Error(`Missing translation: ${key}`);
  load('th').catch(() => undefined);
}

function writeLangAndCookie(language: Language): void {
  document.documentElement.lang = tags[language];
  const path = import.meta.env.BASE_URL;
  document.cookie = `i18next=${language}; path=${path}; max-age=31536000; samesite=lax`;
}

/** The stored choice, else the deployment's own language: Lao in the Laos build, Thai everywhere else. */
const initialLanguage = (laos: boolean): Language => readStored('locale') ?? (laos ? 'la' : 'th');

/** The language that is shown, or asked for first, and the moment from which it is certain. */
let current: Language = 'th';
let settled: Promise<unknown> = Promise.resolve();

/** Whether all texts of the language that is shown are there. */
export const hasAllTexts = (): boolean => holds(current, 'rest');

/** Fetches what the language in use still lacks: every page but login waits for it. Begins before the language is certain. */
export async function loadAllTexts(): Promise<void> {
  const asked = current;
  const rest = load(asked, ['rest']);
  rest.catch(() => undefined);
  await settled;
  await (current === asked ? rest : loadAllTexts());
}

/** Sets i18next up for a language, without its texts. */
async function begin(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: tags[language],
    fallbackLng: 'th',
    load: 'currentOnly',
    resources: {},
    partialBundledLanguages: true,
    nsSeparator: false,
    returnNull: false,
    // React escapes text nodes, and no translation is ever given to an HTML sink (SAFE-12, SAFE-13).
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: onMissingKey,
    parseMissingKeyHandler: () => '',
  });
}

/** Texts of one language where no browser is: for pages that the build draws. */
export async function initI18nForDrawing(language: Language): Promise<void> {
  await begin(language);
  await load(language);
  current = language;
}

/** Shows a language; where it cannot be had, the one that comes first, and says so once the page is there. */
async function showFirst(language: Language, parts: readonly Part[]): Promise<Language> {
  await begin(language);
  const shown = await load(language, parts).catch(() => Promise.any(languages.map(({ code }) => load(code, parts))));
  if (shown !== language) {
    await i18next.changeLanguage(tags[shown]);
    whenLoaded(() => fetchQuietly(() => setLanguage(language)));
  }
  current = shown;
  writeLangAndCookie(shown);
  return shown;
}

/**
 * Loads the language in use, and only that one. Await it before the first render.
 * @param parts what that render needs @returns the language that is shown
 */
export function initI18n(laos = false, parts = allParts): Promise<Language> {
  current = initialLanguage(laos);
  const shown = showFirst(current, parts);
  settled = shown;
  return shown;
}

const languageOf = (tag: string): Language => (tag === 'lo' ? 'la' : tag === 'en' ? 'en' : 'th');

/** The choice of the player that was made last. */
let wanted: Language | null = null;

/** Draws the app in the current language of i18next, then calls back. */
type Draw = (then: () => void) => void;
const drawNothing: Draw = (then) => then();
let draw = drawNothing;

/** Sets how a change of the language is drawn. @returns undoes it */
export function drawLanguageWith(by: Draw): () => void {
  draw = by;
  return () => {
    draw = drawNothing;
  };
}

/**
 * Switches without a reload, and remembers the choice in `locale` (APP-71). When the texts can't be fetched, the
 * language stays as it is, and a toast says so.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await load(language, allParts, true);
  } catch {
    // Tried again once the network is back, unless another language was chosen meanwhile.
    const again = () => wanted === language && void setLanguage(language);
    window.addEventListener('online', again, { once: true });
    return notifyError(i18next.t('common.languageFailed'), () => void setLanguage(language));
  }
  // Of two choices the last one counts, in whichever order their texts come.
  if (wanted !== language) return;
  writeStored('locale', language);
  current = language;
  await i18next.changeLanguage(tags[language]);
  draw(() => writeLangAndCookie(language));
}

export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  return { language: languageOf(i18n.language), setLanguage };
}
