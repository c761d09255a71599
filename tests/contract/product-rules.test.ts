import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';
import texts from '../../src/shared/i18n/en.json' with { type: 'json' };

const folder = 'docs/product';
const readme = readFileSync(`${folder}/README.md`, 'utf8');
const prefixes = new Map(
  [...readme.matchAll(/^\| \[([\w-]+\.md)\]\(\1\) \| ([A-Z]+) \|/gm)].map(([, file = '', prefix = '']) => [
    file,
    prefix,
  ]),
);
const pages = globSync(`${folder}/*.md`)
  .map((path) => ({ file: basename(path), text: readFileSync(path, 'utf8') }))
  .filter(({ file }) => file !== 'README.md');

const rules = pages.flatMap(({ file, text }) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('- **'))
    .map((line) => ({ file, line, id: /^- \*\*([^*]*)\*\*/.exec(line)?.[1] ?? line })),
);
const live = new Set(rules.map(({ id }) => id));

const anyId = new RegExp(String.raw`\b(?:${[...prefixes.values()].join('|')})-\d+\b`, 'g');
const sources = globSync('{src,mocks,scenarios,tests,tools,contract}/**/*.{ts,tsx,mjs,js,css,yaml,json,html}').filter(
  (file) => !file.includes('generated/'),
);
const citations = sources.flatMap((file) =>
  [...new Set(readFileSync(file, 'utf8').match(anyId))].map((id) => ({ file, id })),
);
/** Tests, and the bench with its budgets; a citation in a helper proves nothing. */
const isTest = (file: string) => /\.(test|e2e)\.tsx?$|^tests\/bench\/measurements\.ts$/.test(file);

test('every page has a prefix', () => {
  expect(pages.map(({ file }) => file).sort()).toEqual([...prefixes.keys()].sort());
});

describe('a rule', () => {
  test('has an id of its own, with the prefix of its page', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const strangers = rules.filter(({ file, id }) => !new RegExp(`^${prefixes.get(file)}-[1-9]\\d*$`).test(id));
    expect(strangers.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
  });

  test('names operations that the contract has', () => {
    const named = rules.flatMap(({ id, line }) =>
      [...(/ \((`\w+`(?:, `\w+`)*)\)(?: \*assumed\*)?$/.exec(line)?.[1] ?? '').matchAll(/\w+/g)].map(
        ([name]) => `${id}: ${name}`,
      ),
    );
    expect(named.filter((entry) => !Object.hasOwn(operations, entry.replace(/^.*: /, '')))).toEqual([]);
  });
});

/** Keys of texts; plural forms also by their stem. */
function keysOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path, path.replace(/_(one|other)$/, '')];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))];
}

describe('a page', () => {
  test('names operations that the contract has', () => {
    const named = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/^Operations?: .*$/gm)].flatMap(([line]) =>
        [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ file, name })),
      ),
    );
    expect(named.filter(({ name }) => !Object.hasOwn(operations, name))).toEqual([]);
  });

  test('names texts that the app has', () => {
    const keys = new Set(Object.entries(texts).flatMap(([name, value]) => keysOf(value, name)));
    const likeKeys = new RegExp(String.raw`\`((?:${Object.keys(texts).join('|')})(?:\.\w+)+)\``, 'g');
    const named = pages.flatMap(({ file, text }) =>
      [...text.matchAll(likeKeys)]
        .map(([, key = '']) => ({ file, key }))
        // A page such as `deposit.md` is no key.
        .filter(({ key }) => !prefixes.has(key)),
    );
    expect(named.filter(({ key }) => !keys.has(key))).toEqual([]);
  });

  test('names rules that hold in its text', () => {
    const named = pages.flatMap(({ file, text }) => (text.match(anyId) ?? []).map((id) => `${file}: ${id}`));
    expect(named.filter((entry) => !live.has(entry.replace(/^.*: /, '')))).toEqual([]);
  });
});

describe('a citation', () => {
  test('names a rule that holds', () => {
    expect(citations.filter(({ id }) => !live.has(id))).toEqual([]);
  });

  test('in a test exists for every rule that holds', () => {
    const cited = new Set(citations.filter(({ file }) => isTest(file)).map(({ id }) => id));
    expect([...live].filter((id) => !cited.has(id))).toEqual([]);
  });
});
