import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { firstTexts, laterTexts } from '../../src/shared/i18n/first-texts.ts';
import { withWholeWords } from './whole-words.ts';

interface Texts {
  [key: string]: string | Texts;
}

const wanted = /\/i18n\/(\w+)\.json\?(first|rest)$/;

const isFirst = (key: string) =>
  !laterTexts.has(key) && firstTexts.some((first) => key === first || key.startsWith(`${first}.`));

/** The texts whose keys belong to the first page (`first`), or all others (`rest`), in the same order. */
export function partOfTexts(texts: Texts, part: 'first' | 'rest', above = ''): Texts {
  const kept = Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
    const key = above + name;
    if (typeof value === 'string') return isFirst(key) === (part === 'first') ? [[name, value]] : [];
    const below = partOfTexts(value, part, `${key}.`);
    return Object.keys(below).length === 0 ? [] : [[name, below]];
  });
  return Object.fromEntries(kept);
}

/**
 * Vite plugin: `th.json?first` holds the texts of the login page, `th.json?rest` all others of the language. Adds the
 * word joiners of Thai and Lao (DES-95), except in component tests, which have no layout.
 */
export function splitTexts(): Plugin {
  let hasLines = true;
  return {
    name: 'krapao:split-texts',
    enforce: 'pre',
    configResolved({ mode }) {
      hasLines = mode !== 'test';
    },
    load(id) {
      const [, language, part] = wanted.exec(id) ?? [];
      if (language === undefined) return null;
      const file = id.slice(0, id.indexOf('?'));
      this.addWatchFile(file);
      const texts = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) =>
        typeof value === 'string' && hasLines ? withWholeWords(value, language) : value,
      ) as Texts;
      return {
        code: `export default ${JSON.stringify(partOfTexts(texts, part as 'first' | 'rest'))}`,
        moduleType: 'js',
      };
    },
  };
}
