import { describe, expect, test } from 'vitest';
import { momentOf } from './chat-content.ts';
import { mergeMessages } from './merge-messages.ts';
import { readMessage, readPage } from './read-message.ts';

const now = Date.parse('2026-03-14T13:15:00.000Z');
const at = (second: number) => new Date(now + second * 1000).toISOString();
const said = {
  _id: 'm1',
  sender: 'operator',
  createdAt: at(-60),
  session_id: 's',
  message: { message_type: 'text', payload: { message: 'hello' } },
};
const contentOf = (message: unknown) => readMessage({ ...said, message }, now)?.message;
const payloadOf = (payload: unknown) => contentOf({ message_type: 'buttons', payload })?.payload;

test('a message of the contract is read unchanged', () => {
  expect(readMessage(said, now)).toEqual(said);
});

// CHT-31
test.each([null, undefined, 'text', 7, [], [said], {}, { message: said.message }])('refuses %j as a message', (raw) => {
  expect(readMessage(raw, now)).toBeNull();
});

describe('reading malformed content', () => {
  test.each([null, 'text', 7, [], {}, { message_type: {} }, { message_type: 7, payload: 'text' }])(
    'drops all of %j and keeps the message',
    (message) => expect(contentOf(message)).toEqual({ message_type: 'text', payload: {} }),
  );

  test('keeps the text although its type is unreadable', () => {
    expect(contentOf({ message_type: {}, payload: { message: 'hello' } })).toEqual(said.message);
  });

  test('drops single fields and keeps the others', () => {
    const odd = { message: 'hello', title: {}, subtitle: 7, name: [], url: null, image_url: true, more: 1 };
    expect(payloadOf({ ...odd, filePath: { toString: 'x' }, fileType: ['image'] })).toEqual({ message: 'hello' });
  });

  test('drops single buttons and keeps the others in order', () => {
    const good = ['one', 'two'].map((title) => ({ title, type: 'postback', payload: title }));
    const bad = [null, 'text', 7, [], {}, { ...good[0], payload: {} }, { ...good[0], title: ' ' }, { title: 'x' }];
    expect(payloadOf({ buttons: [...bad, good[0], ...bad, good[1]] })).toEqual({ buttons: good });
    for (const buttons of ['nope', { a: 1 }, 7, null]) expect(payloadOf({ buttons })).toEqual({});
    expect(payloadOf({ buttons: [null] })).toEqual({ buttons: [] });
  });

  test('takes no fields from prototypes', () => {
    const raw: unknown = JSON.parse('{"__proto__":{"title":"x"},"constructor":{"name":"x"},"message":"hello"}');
    expect(payloadOf(raw)).toEqual({ message: 'hello' });
    expect(payloadOf(Object.create({ title: 'x' }))).toEqual({});
    expect(readMessage({ ...said, _id: '__proto__', sender: 'constructor' }, now)).toMatchObject({ _id: '__proto__' });
  });
});

test('long texts and many buttons are cut', () => {
  const emoji = '😀'.repeat(50_000);
  const { message = '' } = payloadOf({ message: `x${emoji}` }) ?? {};
  expect(message.length).toBeLessThanOrEqual(10_001);
  expect(message.isWellFormed()).toBe(true);
  expect(payloadOf({ message: 'x'.repeat(3000), title: 'y'.repeat(100_000) })).toMatchObject({
    message: 'x'.repeat(3000),
    title: `${'y'.repeat(10_000)}…`,
  });
  const buttons = Array.from({ length: 100_000 }, (_, index) => ({ title: `${index}`, type: 'web', payload: '' }));
  expect(payloadOf({ buttons })?.buttons).toEqual(buttons.slice(0, 20));
});

test('an unreadable sender becomes an empty one', () => {
  for (const sender of [undefined, null, {}, 7, ['customer']]) {
    expect(readMessage({ ...said, sender }, now)).toMatchObject({ sender: '', message: said.message });
  }
});

describe('an id', () => {
  test('may be a number', () => {
    expect(readMessage({ ...said, _id: 7 }, now)?._id).toBe('7');
  });

  test.each([undefined, null, '', {}, []])('like %j is derived from the message, so that two copies are one', (_id) => {
    const copies = [1, 2].flatMap(() => readMessage({ ...said, _id }, now) ?? []);
    expect(copies).toHaveLength(2);
    expect(mergeMessages([], copies, 'history')).toHaveLength(1);
    expect(
      mergeMessages(copies.slice(0, 1), [readMessage({ ...said, _id, createdAt: at(-1) }, now) ?? said], 'history'),
    ).toHaveLength(2);
  });
});

describe('a time', () => {
  test('may be a number', () => {
    expect(readMessage({ ...said, createdAt: now / 1000 }, now)?.createdAt).toBe(at(0));
  });

  const bad = [
    undefined,
    null,
    {},
    [],
    true,
    'soon',
    'x'.repeat(100_000),
    Number.NaN,
    -1,
    7,
    1e300,
    '1970-01-01T00:00:07Z',
    '9999-01-01T00:00:00Z',
  ];

  test.each(bad)('like %j is not shown; a message from the socket stays where it arrived', (createdAt) => {
    const read = readMessage({ ...said, createdAt }, now);
    expect(read).toEqual({ ...said, createdAt: '' });
    expect(read && momentOf(read)).toBe(now);
  });

  test.each(bad)('like %j keeps a message of the history between its neighbours', (createdAt) => {
    const odd = (id: string) => ({ ...said, _id: id, createdAt });
    const good = (id: string, second: number) => ({ ...said, _id: id, createdAt: at(second) });
    const newestFirst = [odd('f'), good('e', -1), odd('d'), odd('c'), good('b', -9), odd('a')];
    const ids = readPage(newestFirst, now).map(({ _id }) => _id);
    expect(ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(readPage([odd('b'), null, odd('a')], now).map(({ _id }) => _id)).toEqual(['a', 'b']);
  });
});
