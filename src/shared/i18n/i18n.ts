import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';
import { readStored, type StoredValues, writeStored } from '../base/storage.ts';
import { whenLoaded } from '../base/when-idle.ts';
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

const loaders: Record<Language, () => Promise<{ default: ResourceLanguage }>> = {
  th: () => import('./th.json') as Promise<{ default: ResourceLanguage }>,
  la: () => import('./la.json') as Promise<{ default: ResourceLanguage }>,
  en: () => import('./en.json') as Promise<{ default: ResourceLanguage }>,
};

async function load(language: Language): Promise<Language> {
  if (!i18next.hasResourceBundle(tags[language], 'translation')) {
    const { default: texts } = await fetchChunk(loaders[language]);
    i18next.addResourceBundle(tags[language], 'translation', texts);
  }
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

/** Loads the language that comes first. Rejects when none comes. */
const loadAny = () => Promise.any(languages.map(({ code }) => load(code)));

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
}

/**
 * Loads the language in use, and only that one; where it cannot be had, another one, and says so once the page is there.
 * Await it before the first render. @returns the language that is shown
 */
export async function initI18n(laos = false): Promise<Language> {
  const language = initialLanguage(laos);
  await begin(language);
  const shown = await load(language).catch(loadAny);
  if (shown !== language) {
    await i18next.changeLanguage(tags[shown]);
    whenLoaded(() => fetchQuietly(() => setLanguage(language)));
  }
  writeLangAndCookie(shown);
  return shown;
}

const languageOf = (tag: string): Language => (tag === 'lo' ? 'la' : tag === 'en' ? 'en' : 'th');

/** The choice of the player that was made last. */
let wanted: Language | null = null;

/**
 * Switches without a reload, and remembers the choice in `locale` (APP-71). When the texts can't be fetched, the
 * language stays as it is, and a toast says so.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await load(language);
  } catch {
    // Tried again once the network is back, unless another language was chosen meanwhile.
    const again = () => wanted === language && void setLanguage(language);
    window.addEventListener('online', again, { once: true });
    return notifyError(i18next.t('common.languageFailed'));
  }
  // Of two choices the last one counts, in whichever order their texts come.
  if (wanted !== language) return;
  writeStored('locale', language);
  await i18next.changeLanguage(tags[language]);
  writeLangAndCookie(language);
}

export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  return { language: languageOf(i18n.language), setLanguage };
}
