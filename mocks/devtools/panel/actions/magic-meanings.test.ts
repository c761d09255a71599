import { describe, expect, test } from 'vitest';
import { magic } from '../../../reference/magic.ts';
import { magicMeanings } from './magic-meanings.ts';

describe.each(Object.entries(magicMeanings))('in %s', (_language, meanings) => {
  test('exactly the magic values have a meaning', () => {
    const values = Object.entries(magic).map(([section, entries]) => [section, Object.keys(entries).toSorted()]);
    const told = Object.entries(meanings).map(([section, entries]) => [section, Object.keys(entries).toSorted()]);
    expect(told).toEqual(values);
  });
});

test('English meanings are sentences', () => {
  for (const entries of Object.values(magicMeanings.en))
    for (const sentence of Object.values(entries)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
