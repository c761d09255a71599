import { expect, test } from 'vitest';
import { type ChatMessage, ownId, textContent } from './chat-content.ts';
import { mergeMessages } from './merge-messages.ts';

const base = Date.parse('2026-03-14T13:15:00.000Z');
const say = (id: string, second = 0, text = id, sender = 'operator'): ChatMessage => ({
  _id: id,
  sender,
  createdAt: new Date(base + second * 1000).toISOString(),
  session_id: 's',
  message: textContent(text),
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ _id }) => _id).join(' ');
const all = (names: string) => names.split(' ').map((name) => say(name));

// CHT-27
test('a message from the socket stands at the end, whatever its time', () => {
  const hour = 3600;
  const known = mergeMessages([say('a', 0)], [say('ahead', hour)], 'line');
  expect(ids(mergeMessages(known, [say('b', 1)], 'line'))).toBe('a ahead b');
  expect(ids(mergeMessages(known, [say('behind', -hour)], 'line'))).toBe('a ahead behind');
});

// CHT-27, CHT-29
test.each([
  ['an older page above the known messages', 'c d', 'a b', 'a b c d'],
  ['an older page that overlaps', 'c d', 'a b c', 'a b c d'],
  ['the newest page below what is known', 'a b', 'b c d', 'a b c d'],
  ['a missed message before one that came meanwhile', 'a b d', 'a b c', 'a b c d'],
  ['a first page before what came while it was read', 'c', 'a b', 'a b c'],
  ['the order of the history in place of the order of arrival', 'a c b d', 'a b c d', 'a b c d'],
  ['each message once', 'a', 'a b b a c', 'a b c'],
])('the history adds %s', (_, known, page, merged) => {
  expect(ids(mergeMessages(all(known), all(page), 'history'))).toBe(merged);
});

test('a merge without news returns the same list', () => {
  const known = all('m1 m2');
  expect(mergeMessages(known, all('m1'), 'line')).toBe(known);
  expect(mergeMessages(known, all('m2'), 'history')).toBe(known);
  expect(mergeMessages(known, [], 'history')).toBe(known);
});

test('the local copy gives way to the backend’s copy only, in its place', () => {
  const own = say(ownId('k'), 5, 'hello', 'customer');
  const copied = (...copy: Parameters<typeof say>) => ids(mergeMessages([own, say('m8', 6)], [say(...copy)], 'line'));
  expect(copied('m7', 5, 'hello', 'customer')).toBe('m7 m8');
  expect(copied('m7', 6, 'hello', 'customer')).toBe('own:k m8 m7');
  expect(copied('m7', 5, 'hello', 'operator')).toBe('own:k m8 m7');
});

test('equal texts in one moment are two messages', () => {
  const own = [ownId('1'), ownId('2')].map((id) => say(id, 5, 'hello', 'customer'));
  const copies = ['m1', 'm2'].map((id) => say(id, 5, 'hello', 'customer'));
  expect(ids(own.reduce<readonly ChatMessage[]>((known, one) => mergeMessages(known, [one], 'line'), []))).toBe(
    'own:1 own:2',
  );
  expect(ids(mergeMessages(own, copies, 'line'))).toBe('m1 m2');
  expect(ids(mergeMessages(own, copies.slice(0, 1), 'line'))).toBe('m1 own:2');
});

// CHT-38
test('the copy of an own message keeps the sender if its own is unreadable', () => {
  const own = say(ownId('k'), 5, 'hello', 'customer');
  expect(mergeMessages([own], [say('m7', 5, 'hello', '')], 'line')).toMatchObject([{ _id: 'm7', sender: 'customer' }]);
});
