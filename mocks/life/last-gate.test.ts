import { expect, test } from 'vitest';
import { personalPlacesIn } from './last-gate.ts';

const name = 'สมชาย "ชาย" ใจดี';
const inNotice = (notice: string) => ({
  records: { site: { getNotice: { notice } }, tables: { players: [{ name: 'ใจดี มาก' }] } },
});
const place = ['records.site.getNotice.notice'];
const base64 = (text: string) => Buffer.from(text).toString('base64');
const asciiOnly = (text: string) =>
  JSON.stringify(text).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const entities = (text: string) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join('');

// LIFE-2, LIFE-20
test.each<[string, (value: string) => string]>([
  ['plain', (value) => value],
  ['in capitals', (value) => value.toUpperCase()],
  ['in a URL', (value) => `https://site.example/?who=${encodeURIComponent(value)}`],
  ['in a form body', (value) => new URLSearchParams({ who: value }).toString()],
  ['beside a byte that is not UTF-8', (value) => `%FF${encodeURIComponent(value)}`],
  ['in JSON', (value) => JSON.stringify({ value })],
  ['in ASCII-only JSON', asciiOnly],
  ['in HTML', (value) => `<b>${value.replaceAll('"', '&quot;')}</b>`],
  ['in HTML as numeric entities', entities],
  ['in base64', base64],
  ['in base64 after another character', (value) => base64(`:${value}:`)],
  ['in URL-safe base64', (value) => base64(`::${value}`).replaceAll('+', '-').replaceAll('/', '_')],
])('finds a value %s, and its path', (_how, write) => {
  for (const value of [name, 'lisa', 'Somchai J.', '0812345678'])
    expect(personalPlacesIn(inNotice(`Hello ${write(value)}!`), [value]), value).toEqual(place);
});

test('finds a value beside a very long percent-encoded text', () => {
  const written = { note: `${'%41'.repeat(150_000)} Somchai` };
  expect(personalPlacesIn(written, ['Somchai'])).toEqual(['note']);
});

test('finds a number of up to seven digits as a whole number only, and not in a time', () => {
  const written = { amount: '1234567', at: '2026-03-14T01:54:54.000Z', note: 'room 5521' };
  expect(personalPlacesIn(written, ['3456', '2026', '5521'])).toEqual(['note']);
});

test('reports a key at the path of its object', () => {
  expect(personalPlacesIn({ logs: { 'statement:77812345': [] } }, ['77812345'])).toEqual(['logs']);
});

test('ignores absent values and those below four characters', () => {
  expect(personalPlacesIn(inNotice('You win!'), ['Win', 'Somchai', '0812345678'])).toEqual([]);
});
