import type { Language } from '../../reference/language.ts';

/** The HTML language tag: Lao is `la` in the app and `lo` in HTML (DES-36, APP-71). */
export const languageTag = (language: Language): string => (language === 'la' ? 'lo' : language);

/** A stored or given language code; Thai for anything unknown. */
export const asLanguage = (text: string | null): Language => (text === 'la' || text === 'en' ? text : 'th');

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return asLanguage(lang === 'lo' ? 'la' : lang);
}

/** Strips the line-break marks that the build adds to texts (DES-95). */
export const plainText = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
