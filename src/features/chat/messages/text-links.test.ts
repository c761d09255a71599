import { expect, test } from 'vitest';
import { textPieces } from './text-links.ts';

/** What can be tapped in a message, and where it leads. */
const linksIn = (message: string) =>
  textPieces(message).flatMap(({ text, href }) => (href === null ? [] : [`${text} -> ${href}`]));

// CHT-64
test('a message is split without losing a letter', () => {
  const message = 'ดูที่ https://a.example/x?y=1, (https://b.example) โทร 081-234-5678\nhttps://c.example/';
  expect(
    textPieces(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message);
  expect(linksIn(message)).toEqual([
    'https://a.example/x?y=1 -> https://a.example/x?y=1',
    'https://b.example -> https://b.example/',
    '081-234-5678 -> tel:0812345678',
    'https://c.example/ -> https://c.example/',
  ]);
});

// CHT-64
test.each([
  ['https://a.example/wiki/Krapao_(food).', 'https://a.example/wiki/Krapao_(food)'],
  ['https://a.exampleตรงนี้', 'https://a.example'],
  ['HTTPS://A.example/Path', 'HTTPS://A.example/Path'],
  ['https://a.example/promo。', 'https://a.example/promo'],
  ['https://a.example/promo，详见', 'https://a.example/promo'],
  ['https://a.example/promo（详', 'https://a.example/promo'],
  ['https://a.example/promo»', 'https://a.example/promo'],
  ['https://a.example/promo**', 'https://a.example/promo'],
  ['https://a.example/promo→', 'https://a.example/promo'],
  ['https://a.example/promo\u200b', 'https://a.example/promo'],
  ['https://a.example/promo🎉ครับ', 'https://a.example/promo'],
  ['https://a.example/promo👇', 'https://a.example/promo'],
  ['https://a.example/promo❤️!', 'https://a.example/promo'],
  ['https://a.example/a*b→c', 'https://a.example/a*b→c'],
  ['https://a.example/a/?q=1&b=', 'https://a.example/a/?q=1&b='],
  ['https://a.example/a-_~', 'https://a.example/a-_~'],
  ['https://a.example/ทดลอง', 'https://a.example/'],
])('a link ends where its sentence continues: %s', (message, text) => {
  expect(textPieces(message)[0]?.text).toBe(text);
  expect(textPieces(message)[0]?.href).not.toBeNull();
});

// CHT-64
test.each([
  ['0812345678', 'tel:0812345678'],
  ['02-123-4567', 'tel:021234567'],
  ['053 123 456', 'tel:053123456'],
  ['020 5512 3456', 'tel:02055123456'],
  ['+66 81 234 5678', 'tel:+66812345678'],
  ['+856 20 5512 3456', 'tel:+8562055123456'],
])('%s can be dialled', (message, href) => {
  expect(linksIn(`โทร ${message}`)).toEqual([`${message} -> ${href}`]);
});

// CHT-64, SAFE-33
test.each([
  'http://a.example',
  'javascript:alert(1)',
  'https://good@evil.example',
  'https://',
  'www.a.example',
  '123-4-56789-0',
  '1234567890123',
  'รหัส KP0812345678',
  '0812345678901',
  '14/03/2026 20:15:00',
  '1,234.50',
  '*21*0812345678#x',
])('%s stays plain', (message) => {
  expect(linksIn(message)).toEqual([]);
});

// CHT-64
test('a message of a hundred thousand letters is parsed without delay', () => {
  const began = performance.now();
  textPieces('0'.repeat(100_000));
  textPieces('+1 2 3 '.repeat(15_000));
  textPieces(`https://a.example/${')'.repeat(50_000)}`);
  expect(performance.now() - began).toBeLessThan(1_000);
});
