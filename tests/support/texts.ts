/** App texts by key, in the test's language: tests find buttons by visible text. */

import en from '../../src/shared/i18n/en.json' with { type: 'json' };
import la from '../../src/shared/i18n/la.json' with { type: 'json' };
import th from '../../src/shared/i18n/th.json' with { type: 'json' };
import { withWholeWords } from '../../tools/vite/whole-words.ts';
import type { Language } from './address.ts';

export type Texts = typeof th;

/** Texts as a build shows them: with joiners that keep Thai and Lao words whole at line ends. */
function asShown(texts: unknown, language: Language): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? withWholeWords(value, language) : value,
  ) as Texts;
}

const shown: Readonly<Record<Language, Texts>> = {
  th: asShown(th, 'th'),
  la: asShown(la, 'la'),
  en: asShown(en, 'en'),
};

export const textsOf = (language: Language): Texts => shown[language];

/** Fills the placeholders of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** The text of a key. @throws when there is none */
export function textAt(texts: Texts, key: string): string {
  const text = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], texts);
  if (typeof text !== 'string') throw new Error(`The app has no text ${key}.`);
  return text;
}

/** Sandbox texts as a build shows them, with the same joiners. */
export const shownTexts = <T>(texts: T): T =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? withWholeWords(value) : value,
  ) as T;
