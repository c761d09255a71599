import { expect, test } from 'vitest';
import { splitHtml } from './whole-html.tsx';

const cases = {
  'a short text': 'short',
  'tags and words': '<p>one <b>two</b></p>'.repeat(50),
  'words without tags': 'one two '.repeat(100),
  'letters without a space': 'ก็'.repeat(500),
  'surrogate pairs': '😀'.repeat(301),
};

// SAFE-83
test.each(Object.entries(cases))('splits %s into parts that join to the text', (_what, html) => {
  const parts = splitHtml(html, 101);
  expect(parts.join('')).toBe(html);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(101);
    expect(part.isWellFormed()).toBe(true);
  }
});

// SAFE-83
test('never splits a tag', () => {
  for (const part of splitHtml('<p title="a title with blanks">word</p>'.repeat(50), 101)) {
    expect(part).toMatch(/^[^>]*(<[^<>]*>[^<>]*)*$/);
    expect(part.lastIndexOf('<')).toBeLessThan(part.lastIndexOf('>'));
  }
});
