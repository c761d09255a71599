/** Messages that do not fit the contract, in the room and in the panel. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPanel, pass } from '../../../../tests/support/components/chat-panel.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import type { ChatRoom } from '../room/chat-room.ts';

const { chat } = texts;
const start = Date.now() - 3_600_000;
const press = { title: 'press', type: 'postback', payload: 'x' };
const message = (id: unknown, second: number, type: unknown, payload: unknown) => ({
  _id: id,
  sender: 'operator',
  createdAt: new Date(start + second * 1000).toISOString(),
  session_id: 's',
  message: { message_type: type, payload },
});
const before = message('before', 0, 'text', { message: 'before it' });
const after = message('after', 2, 'text', { message: 'after it' });

const kinds = ['text', 'buttons', 'quick_replies', 'generic', 'media', 'postback', 'sticker'];
const values = {
  text: 'nope',
  object: { a: 1 },
  list: [null],
  number: 7,
  null: null,
  function: { toString: 'x', $$typeof: 'react.element' },
  huge: Array.from({ length: 200 }, () => ({ title: {}, type: [], payload: null })),
};
const fields = ['message', 'buttons', 'title', 'subtitle', 'image_url', 'fileType', 'filePath', 'name', 'url'];
/** Each field with each value, alone and beside a good one: all of one type in one room, oldest first. */
const payloads = kinds.map((kind) => ({
  what: kind,
  odd: Object.values(values)
    .flatMap((value) => fields.flatMap((field) => [{ [field]: value }, { title: 'good', [field]: value }]))
    .map((payload, at) => message(`odd ${at}`, 1 + at / 200, kind, payload)),
}));
const good = message('odd', 1, 'text', { message: 'good' });
const frames = [
  ...[{}, 'text', null, 7, []].map((content) => ({ ...good, message: content })),
  ...['_id', 'sender', 'createdAt', 'session_id'].flatMap((field) =>
    Object.values(values).map((value) => ({ ...good, [field]: value })),
  ),
  { ...good, createdAt: '9999-12-31T23:59:59Z' },
  { ...good, _id: 'typing' },
  { ...good, _id: '__proto__', sender: '__proto__' },
  message('odd', 1, 'text', { message: 'same', title: 'same' }),
  message('odd', 1, 'text', { message: 'x'.repeat(100_000) }),
  message('odd', 1, '__proto__', { message: 'x' }),
  message('odd', 1, 'buttons', JSON.parse('{"__proto__":{"title":"x"},"buttons":[{"__proto__":{},"title":"x"}]}')),
].map((raw, at) => ({ what: `frame ${at}: ${JSON.stringify(raw).slice(0, 90)}`, odd: [raw] }));
const all = [...payloads, ...frames];

const log = () => within(screen.getByRole('region', { name: chat.log }));
const rows = () =>
  log()
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');
let complaints: ReturnType<typeof vi.spyOn>;
/** Expects every message to be shown, also the good ones around the malformed ones. */
function expectNeighbours(what: string, room: ChatRoom, odd: number) {
  const said = rows().map(({ textContent }) => textContent);
  expect(room.state().messages, what).toHaveLength(odd + 2);
  expect(said[0], what).toContain('before it');
  for (const text of said.slice(1, -1)) expect(text.replace(chat.desk, ''), what).toMatch(/\p{L}/u);
  expect(said.length, what).toBeGreaterThan(2);
  expect(said.at(-1), what).toContain('after it');
  expect(document.body.textContent, what).not.toMatch(/undefined|NaN|\[object/);
}

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A value as JSON carries it: without undefined and functions. */
const wire = (raw: unknown): unknown => JSON.parse(JSON.stringify(raw));

describe('a message that breaks the contract leaves its neighbours intact', () => {
  it('from the history, also when the chat reopens', async () => {
    for (const { what, odd } of all) {
      const page = [after, ...odd.map(wire).toReversed(), before];
      const { room, close, leave, openAgain } = await openPanel({ history: async () => page });
      expectNeighbours(what, room, odd.length);
      close();
      openAgain();
      expectNeighbours(what, room, odd.length);
      expect(complaints.mock.calls, what).toEqual([]);
      leave();
    }
  }, 30_000);

  it('from the socket', async () => {
    for (const { what, odd } of all) {
      const { room, hear, leave } = await openPanel({ history: async () => [before] });
      // A message without a time gets the time at which it arrives.
      hear(...odd.map(wire));
      await pass(10);
      hear({ ...after, createdAt: new Date().toISOString() });
      // Many at once are drawn together (CHT-92).
      await pass(200);
      expectNeighbours(what, room, odd.length);
      expect(complaints.mock.calls, what).toEqual([]);
      leave();
    }
  }, 30_000);
});

// CHT-31
it('an unreadable message is reported in its place, and a partly malformed one shows the rest', async () => {
  const bad = message('bad', 1, 'buttons', { buttons: 'nope', message: {} });
  const card = message('card', 1.2, 'generic', { title: {}, buttons: [null] });
  const mixed = message('mixed', 1.4, 'buttons', { message: 'choose', title: {}, buttons: [null, press, { a: 1 }] });
  await openPanel({ history: async () => [after, mixed, card, bad, before] });
  const said = rows();
  expect(said).toHaveLength(5);
  expect(within(said[1] ?? document.body).getByText(chat.unshowable)).toBeTruthy();
  expect(within(said[2] ?? document.body).getByText(chat.unshowable)).toBeTruthy();
  const rest = within(said[3] ?? document.body);
  expect(rest.getByText('choose')).toBeTruthy();
  expect(rest.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['press']);
});

it('choices without a question show alone, and as text once they are closed', async () => {
  const asks = message('asks', 1, 'quick_replies', { message: [], buttons: [press, 7] });
  const { hear } = await openPanel({ history: async () => [asks, before] });
  expect(log().getByRole('group', { name: chat.choices })).toBeTruthy();
  expect(log().queryByText(chat.unshowable)).toBeNull();
  hear({ ...message('mine', 2, 'text', { message: 'enough' }), sender: 'customer' });
  expect(log().queryByRole('group', { name: chat.choices })).toBeNull();
  expect(log().getByText('press')).toBeTruthy();
});

// CHT-31
it('items that are no messages are skipped, and hide no older messages', async () => {
  const past = Array.from({ length: 25 }, (_, at) => message(`m${at}`, -at, 'text', { message: `said ${at};` }));
  const newestFirst = [null, ...past.slice(0, 10), ...Array.from({ length: 10 }, () => 'x'), ...past.slice(10)];
  const { room } = await openPanel({ history: async (skip) => newestFirst.slice(skip, skip + 10) });
  for (let page = 0; page < 4; page += 1) await room.loadOlder();
  expect(room.state().older).toBe('none');
  expect(room.state().messages.map(({ _id }) => _id)).toEqual(past.map(({ _id }) => _id).toReversed());
});
