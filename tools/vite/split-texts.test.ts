import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorStatus } from '../../contract/generated/errors.ts';
import { operations } from '../../contract/generated/operations.ts';
import { partOfTexts } from './split-texts.ts';

const read = (language: string) =>
  JSON.parse(readFileSync(`src/shared/i18n/${language}.json`, 'utf8')) as Parameters<typeof partOfTexts>[0];

const keysOf = (texts: object, above = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' ? keysOf(value, `${above}${name}.`) : [above + name],
  );

// APP-250
test.each(['th', 'la', 'en'])('both parts of %s hold every text, and each text once', (language) => {
  const texts = read(language);
  const both = [...keysOf(partOfTexts(texts, 'first')), ...keysOf(partOfTexts(texts, 'rest'))];
  expect(both.toSorted()).toEqual(keysOf(texts).toSorted());
});

// APP-250
test('what a login can be refused with is among the first texts', () => {
  const { errorMsg } = partOfTexts(read('th'), 'first') as { errorMsg: object };
  const refusals = operations.login.errors.filter((code) => code in errorStatus);
  expect(refusals.length).toBeGreaterThan(5);
  expect(refusals.filter((code) => !Object.hasOwn(errorMsg, code))).toEqual([]);
});
