import { expect, test } from 'vitest';
import { cutMessage, messageLimit } from './draft-text.ts';

// CHT-47
test('2,000 characters pass, of 2,001 the first 2,000 are kept', () => {
  expect(cutMessage('a'.repeat(messageLimit))).toHaveLength(messageLimit);
  expect(cutMessage('a'.repeat(messageLimit + 1))).toHaveLength(messageLimit);
});

// CHT-47
test.each(['👍', '👨‍👩‍👧‍👦', '🇹🇭', 'ที่', 'ນ້ຳ'])('the cut never falls into %s', (grapheme) => {
  const cut = cutMessage('a'.repeat(messageLimit - 1) + grapheme.repeat(3));
  expect(cut).toBe('a'.repeat(messageLimit - 1));
});
