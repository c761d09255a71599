import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operatorActions } from '../../mocks/engine/registry.ts';
import { scenarios } from '../../scenarios/index.ts';
import { storyNames } from '../../scenarios/stories/names.ts';

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
