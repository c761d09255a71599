import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';
import { whenLoaded } from '../base/when.ts';
import { readStored, type StoredValue, writeStored } from '../storage/storage.ts';
import { notifyError } from '../toast/notify.ts';
import type th from './th.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof th };
  }
}

export type Language = StoredValue<'locale'>;

/** Languages of the interface, with their own names. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: 'th', name: 'ไทย' },
  { code: 'la', name: 'ລາວ' },
  { code: 'en', name: 'English' },
];

/**
 * The app's code for Lao is `la`, which means Latin in BCP 47: html lang, plural rules and Intl get `lo` (DES-36).
 * i18next runs on these tags, so plurals do not depend on the device's language.
 */
const tags = { th: 'th', la: 'lo', en: 'en' } as const satisfies Record<Language, string>;

/** Texts come in two chunks; `first` holds the texts of the login page (first-texts.ts). */
type Part = 'first' | 'rest';

const allParts: readonly Part[] = ['first', 'rest'];

const loaders: Record<Language, Record<Part, () => Promise<{ default: ResourceLanguage }>>> = {
  th: { first: () => import('./th.json?first'), rest: () => import('./th.json?rest') },
  la: { first: () => import('./la.json?first'), rest: () => import('./la.json?rest') },
  en: { first: () => import('./en.json?first'), rest: () => import('./en.json?rest') },
};

/** A group that only this part holds: its presence proves that the part has loaded. */
const groupOf = { first: 'auth', rest: 'home' } as const satisfies Record<Part, keyof typeof th>;
const holds = (language: Language, part: Part) =>
  i18next.getResource(tags[language], 'translation', groupOf[part]) !== undefined;

/** @param silent does not re-render: for a language that is not shown yet */
async function load(language: Language, parts = allParts, quiet = false, silent = false): Promise<Language> {
  await Promise.all(
    parts.map(async (part) => {
      if (holds(language, part)) return;
      const { default: texts } = await fetchChunk(loaders[language][part], quiet);
      i18next.addResourceBundle(tags[language], 'translation', texts, true, false, { silent });
    }),
  );
  return language;
}

/** In production a missing text falls back to Thai, loaded on demand; anywhere else this throws. */
function onMissingKey(_languages: readonly string[], _namespace: string, key: string): void {
  if (!import.meta.env.PROD) throw new Error(`Missing translation: ${key}`);
  load('th').catch(() => undefined);
}

function writeLangAndCookie(language: Language): void {
  document.documentElement.lang = tags[language];
  const path = import.meta.env.BASE_URL;
  document.cookie = `i18next=${language}; path=${path}; max-age=31536000; samesite=lax`;
}

/** The stored choice, else the default of the deployment: Lao in the Laos build, Thai elsewhere. */
const initialLanguage = (laos: boolean): Language => readStored('locale') ?? (laos ? 'la' : 'th');

/** The language shown or requested first, and a promise for when it is settled. */
let current: Language = 'th';
let settled: Promise<unknown> = Promise.resolve();

/** Whether all texts of the current language are loaded. */
export const hasAllTexts = (): boolean => holds(current, 'rest');

/**
 * Loads the missing texts of the current language: every page but login waits for it. Starts before the language is
 * settled.
 */
export async function loadAllTexts(quiet?: boolean): Promise<void> {
  const asked = current;
  const rest = load(asked, ['rest'], quiet);
  rest.catch(() => undefined);
  await settled;
  await (current === asked ? rest : loadAllTexts(quiet));
}

/** Initialises i18next without texts. */
async function begin(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: tags[language],
    fallbackLng: 'th',
    load: 'currentOnly',
    resources: {},
    partialBundledLanguages: true,
    nsSeparator: false,
    returnNull: false,
    // React escapes text nodes, and translations never reach an HTML sink (SAFE-12, SAFE-13).
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: onMissingKey,
    parseMissingKeyHandler: () => '',
  });
}

/** Initialises one language outside a browser: for pages prerendered by the build. */
export async function initI18nForDrawing(language: Language): Promise<void> {
  await begin(language);
  await load(language);
  current = language;
}

/** Shows a language; falls back to the first one that loads, and shows a toast once the page is there. */
async function showFirst(language: Language, parts: readonly Part[]): Promise<Language> {
  await begin(language);
  const shown = await load(language, parts).catch(() => Promise.any(languages.map(({ code }) => load(code, parts))));
  if (shown !== language) {
    await i18next.changeLanguage(tags[shown]);
    whenLoaded(() => fetchQuietly((quiet) => setLanguage(language, quiet)));
  }
  current = shown;
  writeLangAndCookie(shown);
  return shown;
}

/**
 * Loads the current language only. Await it before the first render.
 * @param parts texts that the render needs @returns the language shown
 */
export function initI18n(laos = false, parts = allParts): Promise<Language> {
  current = initialLanguage(laos);
  const shown = showFirst(current, parts);
  settled = shown;
  return shown;
}

const languageOf = (tag: string): Language => (tag === 'lo' ? 'la' : tag === 'en' ? 'en' : 'th');

/** The player's latest choice. */
let wanted: Language | null = null;

/** Renders the app in i18next's current language, then calls back. */
type Draw = (then: () => void) => void;
const drawNothing: Draw = (then) => then();
let draw = drawNothing;

/** Sets how a language change is rendered. @returns cleanup */
export function drawLanguageWith(by: Draw): () => void {
  draw = by;
  return () => {
    draw = drawNothing;
  };
}

/**
 * Switches without a reload, and stores the choice in `locale` (APP-71). When the texts fail to load, the language
 * stays and a toast says so.
 */
export async function setLanguage(language: Language, quiet?: boolean): Promise<void> {
  wanted = language;
  try {
    await load(language, allParts, quiet, true);
  } catch {
    // Retried when the network is back, unless another language was chosen meanwhile.
    const again = () => wanted === language && void setLanguage(language);
    window.addEventListener('online', again, { once: true });
    return notifyError(i18next.t('common.languageFailed'), () => void setLanguage(language));
  }
  // The latest choice wins, in whichever order the texts arrive.
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

/** Strips the marks that prevent line breaks inside words (DES-95), for text that leaves the page. */
export const plainText = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** `copy` listener: puts the selected text on the clipboard without these marks. */
export function copyPlain(event: ClipboardEvent): void {
  const text = String(document.getSelection() ?? '');
  const plain = plainText(text);
  if (plain === text || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
}

/** A text that follows a language change: it is evaluated on each render (APP-72). */
export type Said = () => string;
