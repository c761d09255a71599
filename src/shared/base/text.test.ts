import { afterEach, describe, expect, test, vi } from 'vitest';
import { capitals, initials } from './letters.ts';
import { cutText, graphemesOf, htmlLanguage, isVisible, shortened, textLanguage, withoutInvisible } from './text.ts';

const whole = ['👍', 'ที่', 'ກໍ່', 'é', '1️⃣', '❤️'];
/** Single graphemes only for browsers with a segmenter. */
const hard = ['👍🏽', '🇹🇭', '👨‍👩‍👧‍👦'];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const withoutSegmenter = () => vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });

// SAFE-64
test.each([true, false])('keeps graphemes whole (segmenter: %j)', (has) => {
  if (!has) withoutSegmenter();
  const letters = has ? [...whole, ...hard] : whole;
  expect(graphemesOf(letters.join(''))).toEqual(letters);
  for (const letter of letters) {
    expect(cutText(`ab${letter}`, 2)).toBe('ab');
    for (let limit = 2; limit < 2 + letter.length; limit += 1) expect(cutText(`ab${letter}c`, limit)).toBe('ab');
    expect(initials(`${letter}${letter}${letter}`)).toBe(`${letter}${letter}`);
  }
});

// SAFE-64
test('keeps a text within the limit, and cuts an endless grapheme', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText(`ab${'\u0301'.repeat(5_000)}`, 100).length).toBeLessThanOrEqual(100);
});

// SAFE-86
test('shows at most 1,000 characters of a server’s text', () => {
  expect(shortened('ก'.repeat(1_000))).toHaveLength(1_000);
  expect(shortened('ก'.repeat(10_000_000))).toBe(`${'ก'.repeat(1_000)}…`);
});

// SAFE-85
test.each([
  ...['\u200b', '\u200e', '\u202a', '\u202c', '\u2060', '\u2068', '\u2069', '\u00ad', '\ufe0e', '\ufe0f', '\u3164'],
  ...['\ufeff', '\u034f', '\u2800', '\ufff9', '\u{e0041}'],
])('takes %j out of a value', (sign) => {
  expect(withoutInvisible(`${sign}VIP${sign}100 ๑${sign}`)).toBe('VIP100 ๑');
});

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
])('%s is invisible', (_what, text) => {
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
])('%j is visible', (text) => {
  expect(isVisible(text)).toBe(true);
});

// SAFE-82
describe('the language of a server text', () => {
  test.each([
    ['ฝากเงินผ่าน SCB ได้ทุกวัน', 'th'],
    ['ຝາກເງິນຜ່ານ BCEL ໄດ້ທຸກມື້', 'lo'],
    ['Slots every day', 'en'],
    ['The word for home is บ้าน', 'en'],
    ['1,250.00', undefined],
    ['张', undefined],
    ['', undefined],
  ])('for %j is %s', (text, tag) => {
    expect(textLanguage(text)).toBe(tag);
  });

  test.each([
    ['<p style="text-align:center"><strong>ฟรี</strong>&nbsp;</p>', 'th'],
    ['<p><em>ຟຣີ</em></p>', 'lo'],
    ['<p>Free &amp; easy</p>', 'en'],
    ['<img src="https://img.example/picture.png" alt="">', undefined],
    [`${'<b>'.repeat(100_000)}x`, undefined],
  ])('for the HTML %.60j is %s', (html, tag) => {
    expect(htmlLanguage(html)).toBe(tag);
  });
});

// ACC-43, PRO-28
test.each([
  ['abc1', 'ABC1'],
  ['istanbul', 'ISTANBUL'],
  ['éñü', 'ÉÑÜ'],
  ['straße', 'STRAßE'],
  ['ﬁn', 'ﬁN'],
  ['ıſ', 'ıſ'],
  ['โบนัส ໂບນັດ', 'โบนัส ໂບນັດ'],
])('upper-cases %s to %s, with the same length', (text, expected) => {
  expect(capitals(text)).toBe(expected);
});
