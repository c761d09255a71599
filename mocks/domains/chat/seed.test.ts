import { expect, test } from 'vitest';
import { chatKinds } from '../../reference/codes.ts';
import { type PastMessages, pastMessage } from './seed.ts';

const past: PastMessages = {
  seed: 1,
  owner: 'KP-38524639',
  language: 'th',
  currency: 'BAHT',
  end: Date.parse('2026-03-14T20:15:00+07:00'),
  rows: 5000,
  showcase: false,
};

test.each([2, 3, 26, 500, 501, 5000])('orders %d past messages strictly by time, before the world begins', (rows) => {
  const times = Array.from({ length: rows }, (_, age) => Date.parse(pastMessage({ ...past, rows }, age).createdAt));
  expect(times.every((time, age) => time < (age === 0 ? past.end : (times[age - 1] as number)))).toBe(true);
});

test('answers every question', () => {
  expect([0, 1, 2, 3].map((age) => pastMessage(past, age).sender)).toEqual([
    'operator',
    'customer',
    'operator',
    'customer',
  ]);
});

test('a showcase ends with one message of every kind', () => {
  const ages = chatKinds.map((_, age) => age);
  const types = ages.map((age) => pastMessage({ ...past, showcase: true }, age).message.message_type);
  expect(types).toEqual(
    ['text', 'buttons', 'media', 'media', 'media', 'quick_replies', 'generic', 'postback', 'sticker'].reverse(),
  );
});
