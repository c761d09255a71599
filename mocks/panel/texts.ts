import type { Language } from '../scenario.ts';
import en from './texts.en.json' with { type: 'json' };
import la from './texts.la.json' with { type: 'json' };
import th from './texts.th.json' with { type: 'json' };

/** What the sandbox itself says; the app's texts are the app's own. */
export const texts: Readonly<Record<Language, typeof en>> = { th, la, en };

const htmlLanguages: Readonly<Record<Language, string>> = { th: 'th', la: 'lo', en: 'en' };

/** The language code `la` is Lao, whose tag is `lo` (reading 50). */
export const languageTag = (language: Language): string => htmlLanguages[language];

export const asLanguage = (text: string | null): Language => (text === 'la' || text === 'en' ? text : 'th');
