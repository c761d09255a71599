import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appLibraries, leanLibraries, simulatorLibraries } from './lean-libraries.ts';

const libraries = [...appLibraries, ...simulatorLibraries];
const transform = leanLibraries(libraries).transform as unknown as (
  code: string,
  id: string,
) => { code: string } | null;
const folders =
  'node_modules/{i18next/dist,react-i18next/dist/es,react-router/dist/*,@mantine/core/esm/components/*,@mswjs/interceptors/lib/browser,msw/lib/_chunks}';
const files = globSync(`${folders}/{*,esm/*}.{js,mjs}`).map((file) => [file, readFileSync(file, 'utf8')] as const);

test.each(libraries)('$holds still has all that is left out of it', (library) => {
  const found = files.filter(([file, code]) => library.file.test(`/${file}`) && code.includes(library.holds));
  expect(found.length).toBeGreaterThan(0);
  for (const [file, code] of found) expect(transform(code, `/${file}`)?.code.length).toBeLessThan(code.length);
});

test('a function that is left out throws when it is called all the same', async () => {
  const [file, code] = files.find(([name]) => name.endsWith('i18next/dist/esm/i18next.js')) ?? ['', ''];
  const lean = transform(code, `/${file}`)?.code ?? '';
  const { createInstance } = (await import(
    `data:text/javascript,${encodeURIComponent(lean)}`
  )) as typeof import('i18next');
  const made = createInstance();
  await made.init({ lng: 'th', resources: { th: { translation: { common: { hi: 'สวัสดี {{name}}' } } } } });
  expect(made.t('common.hi' as never, { name: 'ก' })).toBe('สวัสดี ก');
  expect(() => made.cloneInstance()).toThrow('I18n.cloneInstance is left out of this build.');
});

test('a library that has changed fails the build', () => {
  const id = '/node_modules/@mantine/core/esm/components/Loader/Loader.mjs';
  expect(() => transform('const Loader = {};', id)).toThrow('There is no "bars: Bars," to leave out.');
  const router = '/node_modules/react-router/dist/production/chunk-X.mjs';
  expect(() => transform('function BrowserRouter() {}', router)).toThrow('There is no PrefetchPageLinks to leave out.');
});

// i18next is left out of what nests and formats texts.
test.each(['th', 'la', 'en'])('no text of %s nests another or formats a value', (language) => {
  const texts = readFileSync(`src/shared/i18n/${language}.json`, 'utf8');
  expect(texts).not.toContain('$t(');
  expect(texts).not.toMatch(/\{\{[^}]*,/);
});
