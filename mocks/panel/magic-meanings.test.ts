import { expect, test } from 'vitest';
import { magic } from '../rules/magic.ts';
import { magicMeanings } from './magic-meanings.ts';

test('every magic value has its meaning, a sentence, and nothing else has', () => {
  const values = Object.entries(magic).map(([section, entries]) => [section, Object.keys(entries).toSorted()]);
  const told = Object.entries(magicMeanings).map(([section, entries]) => [section, Object.keys(entries).toSorted()]);
  expect(told).toEqual(values);
  for (const entries of Object.values(magicMeanings)) {
    for (const sentence of Object.values(entries)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});
