import type { Language } from '../../reference/language.ts';
import type { Sought } from './find-target.ts';
import type { Target, Words } from './story.ts';

/** Returns the app's text of a key, in the language of the page. */
export type TextOf = (key: string) => string;

/** Fills placeholders, and cuts the text at the first one without a value. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (gap, name: string) => values[name] ?? gap).split('{{')[0] ?? '';

/** Words as the screen shows them. */
export function wordsOf(words: Words, language: Language, textOf: TextOf): string {
  if (typeof words === 'string') return words;
  return 'key' in words ? filled(textOf(words.key), words.values ?? {}) : words[language];
}

export const soughtIn = (language: Language, textOf: TextOf, { css, says, whole }: Target): Sought => ({
  css,
  words: says === undefined ? undefined : wordsOf(says, language, textOf),
  whole,
});
