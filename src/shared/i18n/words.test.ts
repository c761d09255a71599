/** Checks texts against docs/glossary.md and its rules for amounts and counts. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

function flat(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}
const read = (file: string) => flat(JSON.parse(readFileSync(file, 'utf8')) as Texts);

const languages = ['th', 'la', 'en'] as const;
type Language = (typeof languages)[number];

const app = Object.fromEntries(
  languages.map((language) => [language, new Map(read(`src/shared/i18n/${language}.json`))]),
) as Record<Language, Map<string, string>>;

/** Texts of the sandbox: files by language, and code that holds all languages side by side. */
const sandboxTexts = (language: Language): (readonly [key: string, text: string])[] => [
  ...globSync(`mocks/devtools/**/*.${language}.json`).flatMap(read),
  ...(language === 'en'
    ? []
    : globSync(['scenarios/**/*.ts', 'mocks/devtools/**/*.ts', 'mocks/domains/{*/texts,chat/content,chat/replies}.ts'])
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => [file, readFileSync(file, 'utf8')] as const)),
];
const sandbox = { th: sandboxTexts('th'), la: sandboxTexts('la'), en: sandboxTexts('en') };

interface Never {
  readonly term: string;
  readonly language: Language;
  /** Prefixes of keys; `app` means the whole app. Without any the word is forbidden everywhere. */
  readonly scopes: readonly string[];
}

const languageOf = (term: string): Language =>
  /\p{Script=Thai}/u.test(term) ? 'th' : /\p{Script=Lao}/u.test(term) ? 'la' : 'en';

/** The last column of the table "Player texts". */
function neverWords(): Never[] {
  const page = readFileSync('docs/glossary.md', 'utf8');
  const table = page.slice(page.indexOf('## Player texts'), page.indexOf('## Simulated world'));
  const rows = [...table.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()));
  const column = rows[0]?.indexOf('never') ?? -1;
  return rows.slice(2).flatMap((cells) =>
    (cells[column] ?? '')
      .split(' · ')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [, term = entry, scopes = ''] = /^(.*?) \((.*)\)$/.exec(entry) ?? [];
        return { term, language: languageOf(term), scopes: scopes.split(', ').filter((scope) => scope !== '') };
      }),
  );
}

const has = (text: string, { term, language }: Never) =>
  language === 'en' ? new RegExp(`\\b${term}\\b`).test(text) : text.includes(term);

function placesOf(never: Never): string[] {
  const { language, scopes } = never;
  const inScope = (key: string) =>
    scopes.length === 0 || scopes.some((scope) => scope === 'app' || key === scope || key.startsWith(`${scope}.`));
  const texts = [
    ...[...app[language]].filter(([key]) => inScope(key)),
    ...(scopes.length === 0 ? sandbox[language] : []),
  ];
  return texts.filter(([, text]) => has(text, never)).map(([key]) => `${key}: ${never.term}`);
}

describe('the words of the glossary', () => {
  const never = neverWords();

  // APP-320
  test('that are forbidden appear in no text of the app or the sandbox', () => {
    expect(never.length).toBeGreaterThan(40);
    expect(languages.every((language) => never.some((one) => one.language === language))).toBe(true);
    expect(never.flatMap(placesOf)).toEqual([]);
  });

  test('are checked where the glossary says', () => {
    const keys = [...app.en.keys()];
    const lost = never.flatMap(({ scopes }) =>
      scopes.filter((scope) => scope !== 'app' && !keys.some((key) => key.startsWith(`${scope}.`))),
    );
    expect(lost).toEqual([]);
  });
});

/** English texts with several Thai or Lao counterparts, and why. */
const oneInEnglishAlone: Readonly<Record<string, string>> = {
  Contact: 'the Lao menu has room for one short word, the title of the page has not',
  'Too many requests, please wait a moment.':
    'the server says the same of codes and of transactions; Thai and Lao say which',
  From: 'above a field Thai and Lao say that it takes an account',
  To: 'above a field Thai and Lao say that it takes an account',
  'Bonus received': 'the kind of a transaction, and the message that it has just been done',
  Cashback: 'Thai and Lao tell the name of the feature from the sum that comes back',
  Claim: 'beside a coupon there is room for one word; the question names the coupon',
};

/** Thai and Lao have no plural forms. */
const counterpart = (key: string) => key.replace(/_one$/, '_other');

// APP-320
test('one English text has one Thai and one Lao text, except listed ones', () => {
  const keysByText = Map.groupBy(app.en.keys(), (key) => app.en.get(key) ?? '');
  const differing = [...keysByText].flatMap(([text, keys]) =>
    (['th', 'la'] as const).some((language) => new Set(keys.map((key) => app[language].get(counterpart(key)))).size > 1)
      ? [text]
      : [],
  );
  expect(differing.toSorted()).toEqual(Object.keys(oneInEnglishAlone).toSorted());
});

/** Texts that name a currency, and why. */
const ownCurrency: Readonly<Record<string, string>> = {
  'formats.currency.BAHT': 'it is the word',
  'formats.currency.LAK': 'it is the word',
  'deposit.currencyName.BAHT': 'the name of the currency of a bank account',
  'deposit.currencyName.LAK': 'the name of the currency of a bank account',
};
const currencyWords = /บาท|กีบ|ບາດ|ກີບ|\b(?:baht|kip|thb|lak)\b|฿|₭/i;

// MNY-19
test('no text or caption names a currency, except listed ones', () => {
  const captions = globSync('public/videos/*.vtt').map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(captions).toHaveLength(15);
  const texts = [...languages.flatMap((language) => [...app[language]]), ...captions];
  const named = texts.filter(([, text]) => currencyWords.test(text));
  expect([...new Set(named.map(([key]) => key))].toSorted()).toEqual(Object.keys(ownCurrency).toSorted());
});

// MNY-19
test('no label of the panel names a currency: switch amounts use the currency of the site', () => {
  const labels = globSync('mocks/devtools/panel/kit/labels.*.json').flatMap(read);
  expect(labels.filter(([, text]) => currencyWords.test(text))).toEqual([]);
});

/** Texts that show `count` unformatted, and why. */
const bareCounts: Readonly<Record<string, string>> = {
  'formats.relative': 'the largest whole unit of a time has no thousands',
  'chat.unread': 'at most 99 are counted',
};

// MNY-320
test('texts show the formatted count, except listed ones', () => {
  const bare = [...app.en].filter(([, text]) => text.includes('{{count}}')).map(([key]) => key);
  expect(bare.filter((key) => !Object.keys(bareCounts).some((start) => key.startsWith(start)))).toEqual([]);
});
