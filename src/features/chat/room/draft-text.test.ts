import { expect, test } from 'vitest';
import { cutMessage, isSayable, messageLimit, takenBack } from './draft-text.ts';

test('2,000 characters pass, of 2,001 the first 2,000 are kept', () => {
  expect(cutMessage('a'.repeat(messageLimit))).toHaveLength(messageLimit);
  expect(cutMessage('a'.repeat(messageLimit + 1))).toHaveLength(messageLimit);
});

test.each(['👍', '👨‍👩‍👧‍👦', '🇹🇭', 'ที่', 'ນ້ຳ'])('the cut never falls into %s', (grapheme) => {
  const cut = cutMessage('a'.repeat(messageLimit - 1) + grapheme.repeat(3));
  expect(cut).toBe('a'.repeat(messageLimit - 1));
});

test.each(['', ' ', '\n\t\n', '\u200b\u200d', '\u202e', '\u3164'])('%j is nothing to send', (text) => {
  expect(isSayable(text)).toBe(false);
});

test('a message that was taken back stands before what was typed since', () => {
  expect(takenBack(['one', 'two'], 'three')).toBe('one\ntwo\nthree');
  expect(takenBack(['one'], '  ')).toBe('one');
});
