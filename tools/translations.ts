/**
 * `node tools/translations.ts`: checks that the language files match: the same keys, none empty, the same placeholders.
 * Plural forms are compared by their stem, because Thai and Lao have one form where English has two.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Texts = { [key: string]: string | Texts };

/** The sets of language files: the app's and the simulator's. */
const sets = [
  ['src/shared/i18n/th.json', 'src/shared/i18n/la.json', 'src/shared/i18n/en.json'],
  [
    'mocks/devtools/page-kit/texts.th.json',
    'mocks/devtools/page-kit/texts.la.json',
    'mocks/devtools/page-kit/texts.en.json',
  ],
  [
    'mocks/devtools/panel/kit/labels.th.json',
    'mocks/devtools/panel/kit/labels.la.json',
    'mocks/devtools/panel/kit/labels.en.json',
  ],
  [
    'mocks/devtools/panel/share/life/har-words.th.json',
    'mocks/devtools/panel/share/life/har-words.la.json',
    'mocks/devtools/panel/share/life/har-words.en.json',
  ],
  [
    'mocks/devtools/panel/reference/words.th.json',
    'mocks/devtools/panel/reference/words.la.json',
    'mocks/devtools/panel/reference/words.en.json',
  ],
  [
    'mocks/devtools/panel/brand/words.th.json',
    'mocks/devtools/panel/brand/words.la.json',
    'mocks/devtools/panel/brand/words.en.json',
  ],
  [
    'mocks/devtools/panel/record/words.th.json',
    'mocks/devtools/panel/record/words.la.json',
    'mocks/devtools/panel/record/words.en.json',
  ],
  [
    'mocks/devtools/panel/cheats/magic.th.json',
    'mocks/devtools/panel/cheats/magic.la.json',
    'mocks/devtools/panel/cheats/magic.en.json',
  ],
];

function flatten(texts: Texts, prefix = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g))].sort().join(' ');

/** The faults of a set, one sentence each; the first language is the reference. */
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

function main(): number {
  const faults = sets.flatMap((files) =>
    compareTexts(
      files.map((file) => ({ name: path.basename(file), texts: JSON.parse(readFileSync(file, 'utf8')) as Texts })),
    ),
  );
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
