/** The app's texts by key, in the language of the test: tests find buttons by their visible text. */
import en from '../../src/shared/i18n/en.json' with { type: 'json' };
import la from '../../src/shared/i18n/la.json' with { type: 'json' };
import th from '../../src/shared/i18n/th.json' with { type: 'json' };
import type { Language } from './address.ts';

export type Texts = typeof th;

export const textsOf = (language: Language): Texts =>
  (({ th, la, en }) as unknown as Record<Language, Texts>)[language];

/** Fills the placeholders of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => String(values[name] ?? ''));
