import { expect, test } from 'vitest';
import { type ChatMessage, ownId, textContent } from './chat-content.ts';
import { mergeMessages } from './merge-messages.ts';

const base = Date.parse('2026-03-14T13:15:00.000Z');
const say = (id: string, second: number, text = id, sender = 'operator'): ChatMessage => ({
  _id: id,
  sender,
  createdAt: new Date(base + second * 1000).toISOString(),
  session_id: 's',
  message: textContent(text),
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ _id }) => _id);

// CHT-27
test('messages that come late and twice stand once, in the order in which they were said', () => {
  const known = mergeMessages([], [say('m3', 3), say('m1', 1)]);
  expect(ids(mergeMessages(known, [say('m2', 2), say('m3', 3), say('m2', 2)]))).toEqual(['m1', 'm2', 'm3']);
});

// CHT-27
test('messages of one moment are ordered by their ids as they count up', () => {
  expect(ids(mergeMessages([], [say('m10', 1), say('m9', 1), say('m11', 1)]))).toEqual(['m9', 'm10', 'm11']);
});

test('nothing new leaves the very same list', () => {
  const known = [say('m1', 1)];
  expect(mergeMessages(known, [say('m1', 1)])).toBe(known);
  expect(mergeMessages(known, [])).toBe(known);
});

test('what this device wrote down gives way to the backend’s own copy, and only to that', () => {
  const own = say(ownId('k'), 5, 'hello', 'customer');
  expect(ids(mergeMessages([own], [say('m7', 5, 'hello', 'customer')]))).toEqual(['m7']);
  expect(ids(mergeMessages([own], [say('m7', 6, 'hello', 'customer')]))).toHaveLength(2);
  expect(ids(mergeMessages([own], [say('m7', 5, 'hello', 'operator')]))).toHaveLength(2);
});
