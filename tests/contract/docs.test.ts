import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operatorActions } from '../../mocks/engine/execute/registry.ts';
import { scenarios, storyNames } from '../../scenarios/index.ts';
import { browserNames } from '../../tools/vite/oldest-browsers.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const examples = [...read('docs/qa-in-code.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());

test.each(examples.map((code) => [code.split('\n')[0], code] as const))('%s runs as printed', (_first, code) => {
  expect(read('tests/e2e/qa.e2e.ts')).toContain(code);
});

test('the guide to testing in code names every operator action', () => {
  const guide = read('docs/qa-in-code.md');
  expect(Object.keys(operatorActions).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('the page for sales lists every story', () => {
  const page = read('docs/demo.md');
  expect(storyNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the guide to testing lists the scenarios in the order of the panel', () => {
  const names = scenarios.map(({ name }) => name);
  const firstCells = [...read('docs/qa.md').matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const listed = firstCells.flatMap((cell) => cell.match(/(?<=`)[\w-]+(?=`)/g) ?? []);
  expect(listed.filter((name) => names.includes(name))).toEqual(names);
});

const pages = globSync(['*.md', 'docs/**/*.md']).map((file) => ({ file, text: read(file) }));

// APP-220
test('documents name the oldest browsers of the build', () => {
  const named = pages.flatMap(({ text }) => text.match(/Safari [\d.]+, Chrome \d+ and Firefox \d+/g) ?? []);
  expect([...new Set(named)]).toEqual([browserNames.replace(/, (?=Firefox)/, ' and ')]);
});

/** Inline code and code blocks. */
const codeIn = (text: string): string[] => [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code);

/** Paths of this repository in code; one with `<…>` or `…` stands for names yet to be given. */
const placesIn = (text: string): string[] =>
  codeIn(text)
    .flatMap((code) => code.split(/[\s`'"()|]+/))
    .filter((word) => /^(contract|docs|mocks|public|scenarios|src|tests|tools)\/[^<…]*$/.test(word))
    .map((word) => word.replace(/[.,;:]$/, ''));

test.each(pages.map(({ file, text }) => [file, text] as const))('%s names only places that exist', (_file, text) => {
  const missing = placesIn(text).filter((place) => !existsSync(place) && globSync(place).length === 0);
  expect(missing).toEqual([]);
});

test.each(pages.map(({ file, text }) => [file, text] as const))('%s links only to files that exist', (file, text) => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    // Not addresses of a sandbox or of other sites.
    .filter((target) => target !== '' && !/^(https?:|\/)/.test(target));
  expect(targets.filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
});

const sources = globSync('mocks/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

/** Imports within `mocks`. */
const imports = sources.flatMap((file) =>
  [...read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, target = '']) => ({
    file,
    target: path.join(path.dirname(file), target),
  })),
);

const map = read('docs/architecture.md');
const rooms = [...map.matchAll(/^\| `(mocks\/[^`]+)` \|/gm)].map(([, room = '']) => room);
/** Each domain with those that it may use. */
const domainRows = [...map.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| ([^|`]+) \|$/gm)].flatMap(([, names = '', uses = '']) =>
  names.split(', ').map((name) => ({ room: `mocks/domains/${name.replaceAll('`', '')}`, uses: uses.split(', ') })),
);

test('the map names every room', () => {
  const isInRoom = (file: string) => rooms.some((room) => file.startsWith(`${room}/`));
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

const settingsIn = (file: string) => [...new Set(read(file).match(/\bVITE_[A-Z_]+[A-Z]\b/g))].sort();

// APP-85
test('the table of settings has every setting of the build, and no unused one', () => {
  const used = [...new Set([...settingsIn('src/env.d.ts'), ...settingsIn('tools/hosting/security-headers.ts')])].sort();
  expect(settingsIn('docs/deploying.md')).toEqual(used);
  // Else a build would take its name for a typing error.
  for (const name of used) expect(settingsIn('tools/vite/setting-problems.ts')).toContain(name);
  for (const name of settingsIn('src/shared/config/config.ts')) expect(settingsIn('src/env.d.ts')).toContain(name);
});
