import type { Language } from '../../reference/language.ts';

export const languageNames: readonly (readonly [Language, string])[] = [
  ['th', 'ไทย'],
  ['la', 'ລາວ'],
  ['en', 'English'],
];

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

const tables = {
  th: () => import('../../../contract/generated/app-texts.th.json'),
  la: () => import('../../../contract/generated/app-texts.la.json'),
  en: () => import('../../../contract/generated/app-texts.en.json'),
} as const;

export const loadAppTexts = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await tables[language]()).default;

export async function loadAllAppTexts(): Promise<Readonly<Record<Language, Readonly<Record<string, string>>>>> {
  const [th, la, en] = await Promise.all([loadAppTexts('th'), loadAppTexts('la'), loadAppTexts('en')]);
  return { th, la, en };
}
