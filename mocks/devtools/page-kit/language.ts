import type { Language } from '../../reference/language.ts';

/** The language code `la` is Lao, whose tag is `lo` (DES-36, APP-71). */
export const languageTag = (language: Language): string => (language === 'la' ? 'lo' : language);

export const asLanguage = (text: string | null): Language => (text === 'la' || text === 'en' ? text : 'th');

/** What the page speaks at this moment, by its own `lang`. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return asLanguage(lang === 'lo' ? 'la' : lang);
}
