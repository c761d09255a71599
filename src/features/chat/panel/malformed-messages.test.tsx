/** Messages that do not fit the contract, in the room and in the panel. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPanel } from '../../../../tests/support/components/chat-panel.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };

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

const log = () => within(screen.getByRole('region', { name: chat.log }));
const rows = () =>
  log()
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// CHT-31
test('an unreadable message is reported in its place, and a partly malformed one shows the rest', async () => {
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

test('choices without a question show alone, and as text once they are closed', async () => {
  const asks = message('asks', 1, 'quick_replies', { message: [], buttons: [press, 7] });
  const { hear } = await openPanel({ history: async () => [asks, before] });
  expect(log().getByRole('group', { name: chat.choices })).toBeTruthy();
  expect(log().queryByText(chat.unshowable)).toBeNull();
  hear({ ...message('mine', 2, 'text', { message: 'enough' }), sender: 'customer' });
  expect(log().queryByRole('group', { name: chat.choices })).toBeNull();
  expect(log().getByText('press')).toBeTruthy();
});

// CHT-31
test('items that are no messages are skipped, and hide no older messages', async () => {
  const past = Array.from({ length: 25 }, (_, at) => message(`m${at}`, -at, 'text', { message: `said ${at};` }));
  const newestFirst = [null, ...past.slice(0, 10), ...Array.from({ length: 10 }, () => 'x'), ...past.slice(10)];
  const { room } = await openPanel({ history: async (skip) => newestFirst.slice(skip, skip + 10) });
  for (let page = 0; page < 4; page += 1) await room.loadOlder();
  expect(room.state().older).toBe('none');
  expect(room.state().messages.map(({ _id }) => _id)).toEqual(past.map(({ _id }) => _id).toReversed());
});
