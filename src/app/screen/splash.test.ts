// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textLanguage } from '../../shared/base/text.ts';

// SAFE-82, APP-97
test('each sentence of the splash screen carries its language: the page itself may be in another one', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const words = [...page.querySelectorAll('.boot-late *')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join('');
    return /\p{L}/u.test(text) ? [{ text, lang: element.getAttribute('lang') }] : [];
  });
  expect(words).toHaveLength(12);
  expect(words.filter(({ text, lang }) => lang !== textLanguage(text))).toEqual([]);
});
