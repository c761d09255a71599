import { describe, expect, test } from 'vitest';
import { compareTexts } from './translations.ts';

const compare = (th: object, en: object) =>
  compareTexts([
    { name: 'th', texts: th as never },
    { name: 'en', texts: en as never },
  ]);

describe('compareTexts', () => {
  test('accepts equal keys and placeholders', () => {
    expect(compare({ a: { b: 'ก {{n}}' } }, { a: { b: '{{n}} a' } })).toEqual([]);
  });

  test('names missing, extra and empty texts', () => {
    expect(compare({ a: 'ก', b: 'ข' }, { a: ' ', c: 'c' })).toEqual([
      'en: a is empty',
      'en: b is missing',
      'en: c is not in th',
    ]);
  });

  test('names a lost placeholder', () => {
    expect(compare({ a: 'ก {{n}}' }, { a: 'a' })).toEqual(['en: a has other placeholders than th']);
  });

  test('treats plural forms as one text', () => {
    expect(compare({ day_other: '{{count}} วัน' }, { day_one: '{{count}} day', day_other: '{{count}} days' })).toEqual(
      [],
    );
  });

  test('refuses a value that is not a text', () => {
    expect(compare({ a: 1 }, { a: 'a' })).toEqual(['th: a is not a text']);
  });
});
