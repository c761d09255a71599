import { describe, expect, it } from 'vitest';
import { compareTexts } from './translations.ts';

const compare = (th: object, en: object) =>
  compareTexts([
    { name: 'th', texts: th as never },
    { name: 'en', texts: en as never },
  ]);

describe('compareTexts', () => {
  it('finds nothing wrong with the same keys and placeholders', () => {
    expect(compare({ a: { b: 'ก {{n}}' } }, { a: { b: '{{n}} a' } })).toEqual([]);
  });

  it('names what is missing, extra and empty', () => {
    expect(compare({ a: 'ก', b: 'ข' }, { a: ' ', c: 'c' })).toEqual([
      'en: a is empty',
      'en: b is missing',
      'en: c is not in th',
    ]);
  });

  it('finds a placeholder that one language lost', () => {
    expect(compare({ a: 'ก {{n}}' }, { a: 'a' })).toEqual(['en: a has other placeholders than th']);
  });

  it('takes plural forms for one text', () => {
    expect(compare({ day_other: '{{count}} วัน' }, { day_one: '{{count}} day', day_other: '{{count}} days' })).toEqual(
      [],
    );
  });

  it('refuses a value that is no text', () => {
    expect(compare({ a: 1 }, { a: 'a' })).toEqual(['th: a is not a text']);
  });
});
