import { afterEach, expect, test, vi } from 'vitest';
import { cutText, graphemesOf } from './graphemes.ts';
import { initials } from './initials.ts';

const whole = ['👍', '👍🏽', '👨‍👩‍👧‍👦', '🇹🇭', 'ที่', 'ກໍ່', 'é', '1️⃣', '❤️'];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const withoutSegmenter = () => vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });

// SAFE-64
test.each([true, false])('letters stay whole, with a segmenter of the browser: %j', (has) => {
  if (!has) withoutSegmenter();
  expect(graphemesOf(whole.join(''))).toEqual(whole);
  for (const letter of whole) {
    expect(cutText(`ab${letter}`, 2)).toBe('ab');
    for (let limit = 2; limit < 2 + letter.length; limit += 1) expect(cutText(`ab${letter}c`, limit)).toBe('ab');
    expect(initials(`${letter}${letter}${letter}`)).toBe(`${letter}${letter}`);
  }
});

// SAFE-64
test('a text within the limit stays as it is, and one of a single endless letter is cut', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText(`ab${'\u0301'.repeat(5_000)}`, 100).length).toBeLessThanOrEqual(100);
});
