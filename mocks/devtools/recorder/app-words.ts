/** Finds the keys of texts that are shown on the screen. */
import type { Language } from '../../reference/language.ts';
import { plainText } from '../page-kit/language.ts';
import type { TextOf } from '../presenter/find-target.ts';
import type { AppText } from '../presenter/story.ts';

type Tables = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Normalises a text as `find` does. */
export const squeeze = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** Whether a text has Thai or Lao letters, and so differs between the languages. */
export const isWritten = (text: string): boolean => /[\p{Script=Thai}\p{Script=Lao}]/u.test(text);

interface Pattern {
  readonly key: string;
  readonly names: readonly string[];
  readonly matches: RegExp;
  /** Number of letters outside the placeholders. */
  readonly own: number;
  readonly begins: string;
}

const gap = /\{\{(\w+)[^}]*\}\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(key: string, text: string): Pattern {
  const names = [...text.matchAll(gap)].map(([, name = '']) => name);
  const parts = text.split(/\{\{\w+[^}]*\}\}/);
  return {
    key,
    names,
    matches: new RegExp(`^${parts.map(escaped).join('(.+?)')}$`),
    own: parts.join('').replaceAll(/[\s\d\p{P}]/gu, '').length,
    begins: parts[0]?.trim() ?? '',
  };
}

export class AppWords {
  readonly #tables: Tables;
  readonly #byText = new Map<Language, Map<string, string[]>>();
  readonly #patterns = new Map<Language, readonly Pattern[]>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  textOf(language: Language): TextOf {
    return (key) => this.#tables[language][key] ?? key;
  }

  /** Keys with exactly this text, grouped by keys that are equal in all languages. */
  keysOf(text: string, language: Language): readonly (readonly string[])[] {
    const groups = new Map<string, string[]>();
    for (const key of this.#textsIn(language).get(squeeze(text)) ?? []) {
      const said = (['th', 'la', 'en'] as const).map((one) => squeeze(this.#tables[one][key] ?? '')).join('\n');
      groups.set(said, [...(groups.get(said) ?? []), key]);
    }
    return [...groups.values()];
  }

  /** The key of the longest text of the app that begins this text, at a word boundary; null if there is none. */
  keyAtBeginning(text: string, language: Language): string | null {
    const words = squeeze(text).split(' ');
    for (let end = words.length - 1; end > 0; end -= 1) {
      const [key] = this.#textsIn(language).get(words.slice(0, end).join(' ')) ?? [];
      if (key !== undefined) return key;
    }
    return null;
  }

  /** Texts with placeholders that match this text, the most specific first. Thai or Lao values are left out: they differ between the languages. */
  filled(text: string, language: Language): readonly AppText[] {
    const wanted = squeeze(text);
    return this.#patternsIn(language).flatMap(({ key, names, matches, begins }): AppText[] => {
      const found = matches.exec(wanted);
      if (!found) return [];
      const values = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
      if (!Object.values(values).some(isWritten)) return [{ key, values }];
      return begins.length > 1 ? [{ key }] : [];
    });
  }

  #textsIn(language: Language): Map<string, string[]> {
    let texts = this.#byText.get(language);
    if (!texts) {
      texts = new Map();
      for (const [key, text] of Object.entries(this.#tables[language])) {
        if (text.includes('{{')) continue;
        const said = squeeze(text);
        texts.set(said, [...(texts.get(said) ?? []), key]);
      }
      this.#byText.set(language, texts);
    }
    return texts;
  }

  #patternsIn(language: Language): readonly Pattern[] {
    let patterns = this.#patterns.get(language);
    if (!patterns) {
      patterns = Object.entries(this.#tables[language])
        .filter(([, text]) => text.includes('{{'))
        .map(([key, text]) => patternOf(key, squeeze(text)))
        .filter(({ own }) => own > 1)
        .sort((one, other) => other.own - one.own);
      this.#patterns.set(language, patterns);
    }
    return patterns;
  }
}
