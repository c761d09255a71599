import { expect, test } from 'vitest';
import { isVisible } from './shown-text.ts';

// CHT-46, SAFE-63
test.each([
  ['nothing', ''],
  ['white space of all widths', ' \t\n\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\u180e\u00ad'],
  ['direction marks', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
  ['the blank Braille pattern', '\u2800\u2800'],
  ['variation selectors', '\ufe0f\ufe00\u{e0100}'],
  ['the grapheme joiner', '\u034f'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['Khmer inherent vowels', '\u17b4\u17b5'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['marks without a letter', '\u0301\u0e48\u0ec8\u0e34'],
  ['control characters', '\u0000\u0007\u001b\u007f\u009f'],
  ['annotation marks', '\ufff9\ufffa\ufffb'],
  ['the note without a head', '\u{1d159}'],
  ['all of them', ' \u2800\ufe0f\u034f\u200b\u3164\u{e0041}\u202e\u0301'],
])('%s is nothing to see', (_what, text) => {
  expect(isVisible(text)).toBe(false);
});

// CHT-46, SAFE-63
test.each([
  'a',
  '0',
  '.',
  'ก',
  'กี่',
  'ນ້ຳ',
  'ำ',
  '👍',
  '❤\ufe0f',
  '👨‍👩‍👧',
  '🇹🇭',
  '1\ufe0f\u20e3',
  '\u200bא',
  '⠁',
  '\ue000',
  '한',
])('%j is something to see', (text) => {
  expect(isVisible(text)).toBe(true);
});
