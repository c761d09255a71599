import { expect, test } from 'vitest';
import { cutMessage, messageLimit } from './draft-text.ts';

// CHT-47
test('keeps 2,000 characters, and the first 2,000 of 2,001', () => {
  expect(cutMessage('a'.repeat(messageLimit))).toHaveLength(messageLimit);
  expect(cutMessage('a'.repeat(messageLimit + 1))).toHaveLength(messageLimit);
});

// CHT-47
test.each(['👍', '👨‍👩‍👧‍👦', '🇹🇭', 'ที่', 'ນ້ຳ'])('never cuts inside %s', (grapheme) => {
  const cut = cutMessage('a'.repeat(messageLimit - 1) + grapheme.repeat(3));
  expect(cut).toBe('a'.repeat(messageLimit - 1));
});
