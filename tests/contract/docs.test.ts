import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operatorActions } from '../../mocks/engine/registry.ts';
import { scenarios } from '../../scenarios/index.ts';
import { storyNames } from '../../scenarios/stories/names.ts';
import { browserNames } from '../../tools/vite/oldest-browsers.ts';
import { budgets } from '../bench/budgets.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const examples = [...read('docs/qa.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());

test('the guide to testing has examples', () => {
  expect(examples.length).toBeGreaterThan(5);
});

test.each(examples.map((code) => [code.split('\n')[0], code] as const))(
  '%s is run as it is printed',
  (_first, code) => {
    expect(read('tests/e2e/qa.e2e.ts')).toContain(code);
  },
);

test('the guide to testing names every operator action', () => {
  const guide = read('docs/qa.md');
  expect(Object.keys(operatorActions).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('the README lists every scenario and every story', () => {
  const readme = read('README.md');
  const missing = [...scenarios.map(({ name }) => name), ...storyNames].filter((name) => !readme.includes(name));
  expect(missing).toEqual([]);
});

const pages = globSync(['README.md', 'docs/**/*.md']).map((file) => ({ file, text: read(file) }));

// APP-220
test('documents name the oldest browsers of the build', () => {
  const named = pages.flatMap(({ text }) => text.match(/Safari [\d.]+, Chrome \d+ and Firefox \d+/g) ?? []);
  expect([...new Set(named)]).toEqual([browserNames.replace(/, (?=Firefox)/, ' and ')]);
});

/** What stands between backticks, in a line or in a block. */
const codeIn = (text: string): string[] => [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code);

/** Words that name a place of this repository; one with `<…>` or `…` in it is a pattern for names yet to be given. */
const placesIn = (text: string): string[] =>
  codeIn(text)
    .flatMap((code) => code.split(/[\s`'"()|]+/))
    .filter((word) => /^(contract|docs|mocks|public|scenarios|src|tests|tools)\/[^<…]*$/.test(word))
    .map((word) => word.replace(/[.,;:]$/, ''));

test('a place is recognised in a line, in a command and in a block, a pattern for names is not', () => {
  const text =
    'in `mocks/gone.ts`, by `npx vitest run tests/gone.test.ts`\n```\nsrc/gone/  text\n```\n`mocks/<tag>.ts` src/x';
  expect(placesIn(text)).toEqual(['mocks/gone.ts', 'tests/gone.test.ts', 'src/gone/']);
});

test.each(pages.map(({ file, text }) => [file, text] as const))('%s names only places that exist', (_file, text) => {
  const missing = placesIn(text).filter((place) => !existsSync(place) && globSync(place).length === 0);
  expect(missing).toEqual([]);
});

test.each(pages.map(({ file, text }) => [file, text] as const))('%s links only to files that exist', (file, text) => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    // Addresses of a running sandbox and of other sites are no files.
    .filter((target) => target !== '' && !/^(https?:|\/)/.test(target));
  expect(targets.filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
});

const walks = read('docs/architecture.md')
  .split(/^## /m)
  .filter((section) => section.startsWith('Walk: '))
  .map((section) => ({ title: section.split('\n')[0] ?? '', stops: section.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [] }));

test('the map walks through three requests', () => {
  expect(walks.map(({ title }) => title)).toEqual(['Walk: a transfer', 'Walk: a QR', 'Walk: a chat message']);
});

test.each(walks.map(({ title, stops }) => [title, stops] as const))(
  '%s has at most twelve stops, each with its file',
  (_title, stops) => {
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.length).toBeLessThanOrEqual(12);
    expect(stops.filter((stop) => placesIn(stop).length === 0)).toEqual([]);
  },
);

const sources = globSync('mocks/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

/** Imports within `mocks`: which file uses which. */
const imports = sources.flatMap((file) =>
  [...read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, target = '']) => ({
    file,
    target: path.join(path.dirname(file), target),
  })),
);

/** The rooms of the map, with what each of them may use. */
const roomRows = [...read('docs/architecture.md').matchAll(/^\| `(mocks\/[^`]+)` \| .* \| (.*) \|$/gm)].map(
  ([, room = '', uses = '']) => ({ room, uses: uses.split(', ') }),
);
const domainRows = roomRows.filter(({ room }) => room.startsWith('mocks/domains/'));

test('the map names every room', () => {
  expect(roomRows.length).toBeGreaterThan(20);
  const isInRoom = (file: string) => roomRows.some(({ room }) => file.startsWith(`${room}/`));
  expect(sources.filter((file) => file !== 'mocks/index.ts' && !isInRoom(file))).toEqual([]);
});

test('domains use each other as the map says', () => {
  expect(
    globSync('mocks/domains/*/')
      .map((room) => room.replace(/\/$/, ''))
      .toSorted(),
  ).toEqual(domainRows.map(({ room }) => room).toSorted());
  for (const { room, uses } of domainRows) {
    const used = imports
      .filter(({ file, target }) => file.startsWith(`${room}/`) && target.startsWith('mocks/domains/'))
      .filter(({ target }) => !target.startsWith(`${room}/`))
      .map(({ target }) => target.split('/')[2]);
    expect([...new Set(used)].toSorted(), room).toEqual(uses.filter((name) => name !== '–').toSorted());
  }
});

test('the index of documents lists every guide', () => {
  const index = read('docs/README.md');
  const guides = globSync('docs/*.md').filter((file) => file !== 'docs/README.md');
  expect(guides.filter((file) => !index.includes(`](${path.basename(file)})`))).toEqual([]);
});

test('every decision begins with its date, its status and what it replaces', () => {
  const head = /^# .+\n\n- Date: \d{4}-\d\d-\d\d\b.*\n- Status: (accepted|replaced by .+)\n- Replaces: .+\n/;
  const without = pages.filter(({ file, text }) => file.startsWith('docs/decisions/') && !head.test(text));
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('the page of figures repeats the budgets of the bench', () => {
  const rows = [
    ...read('docs/performance.md').matchAll(/^\| (.+) \| [\d.]+[^|]* \| ([^|]+) \| (?:yes|\*\*no\*\*) \|/gm),
  ];
  const written = Object.entries(budgets).map(([name, { budget, unit }]) => [name, `${budget} ${unit}`.trim()]);
  expect(rows.map(([, name, budget]) => [name, budget])).toEqual(written);
});
