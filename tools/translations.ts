/** Compares plural forms by their stem: Thai and Lao have one form where English has two. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from './command.ts';

type Texts = { [key: string]: string | Texts };

/** Language files of the app and the simulator, by prefix. */
const sets = [
  'src/shared/i18n/',
  'mocks/devtools/page-kit/texts.',
  'mocks/devtools/panel/kit/labels.',
  'mocks/devtools/panel/world/brand.',
  'mocks/devtools/panel/actions/magic.',
];

function flatten(texts: Texts, prefix = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g))].sort().join(' ');

/** One sentence per fault; the first language is the reference. */
export function compareTexts(languages: { name: string; texts: Texts }[]): string[] {
  const [reference, ...others] = languages.map(({ name, texts }) => ({ name, entries: flatten(texts) }));
  if (!reference) return [];
  const faults: string[] = [];
  for (const { name, entries } of [reference, ...others]) {
    for (const [key, value] of entries) {
      if (typeof value !== 'string') faults.push(`${name}: ${key} is not a text`);
      else if (value.trim() === '') faults.push(`${name}: ${key} is empty`);
    }
  }
  const expected = new Map(reference.entries.map(([key, value]) => [stem(key), String(value)]));
  for (const { name, entries } of others) {
    const found = new Map(entries.map(([key, value]) => [stem(key), String(value)]));
    for (const key of expected.keys()) if (!found.has(key)) faults.push(`${name}: ${key} is missing`);
    for (const [key, value] of found) {
      const model = expected.get(key);
      if (model === undefined) faults.push(`${name}: ${key} is not in ${reference.name}`);
      else if (placeholders(model) !== placeholders(value))
        faults.push(`${name}: ${key} has other placeholders than ${reference.name}`);
    }
  }
  return faults;
}

if (import.meta.main) {
  readCommand({
    name: 'node tools/translations.ts',
    about: 'Checks that the language files have the same keys and placeholders, and no empty text.',
    example: 'node tools/translations.ts',
    options: {},
  });
  const read = (file: string) => ({
    name: path.basename(file),
    texts: JSON.parse(readFileSync(file, 'utf8')) as Texts,
  });
  const faults = sets.flatMap((set) =>
    compareTexts(['th', 'la', 'en'].map((language) => read(`${set}${language}.json`))),
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
