import { expect, test } from 'vitest';
import { textContent } from './chat-content.ts';
import { keptForm, readKept } from './kept-message.ts';

const now = Date.parse('2026-03-14T13:15:00.000Z');
const key = '22222222-2222-4222-8222-222222222222';
const good = {
  content: textContent('hello'),
  lostFile: null,
  failed: false,
  at: now,
  attempts: 0,
  after: 0,
  intent: '11111111-1111-4111-8111-111111111111',
  unknown: false,
};

// CHT-81, SAFE-52
test('a stored message is read back unchanged', () => {
  const read = readKept(key, JSON.stringify(good), now);
  expect(read).toMatchObject({ key, content: textContent('hello'), status: 'waiting', restored: true });
  expect(read && keptForm(read)).toBe(JSON.stringify(good));
});

// SAFE-52
test.each<[string, unknown]>([
  ['no JSON', 'nope'],
  ['a list', []],
  ['null', null],
  ['no content', { ...good, content: null }],
  ['a kind that customers do not send', { ...good, content: { message_type: 'buttons', payload: {} } }],
  ['a text that is too long', { ...good, content: textContent('a'.repeat(2_001)) }],
  ['a time that is none', { ...good, at: 'now' }],
  ['a negative count', { ...good, attempts: -1 }],
  ['an id that is none', { ...good, intent: '<script>' }],
  ['a text and a lost file at once', { ...good, lostFile: 'a.png' }],
])('%s is no message', (_what, value) => {
  expect(readKept(key, typeof value === 'string' ? value : JSON.stringify(value), now)).toBeNull();
});

// SAFE-52
test('a key that is no id is not read', () => {
  expect(readKept('__proto__', JSON.stringify(good), now)).toBeNull();
  expect(readKept(key, null, now)).toBeNull();
});
