import { expect, test } from 'vitest';
import { type ChatMessage, textContent } from '../room/chat-content.ts';
import type { Outgoing } from '../room/outgoing.ts';
import { logRows } from './log-rows.ts';

const say = (id: string, createdAt: string, sender = 'operator', type = 'text'): ChatMessage => ({
  _id: id,
  sender,
  createdAt,
  session_id: 's',
  message: { message_type: type, payload: { message: id } },
});
const sending: Outgoing = {
  key: 'k',
  content: textContent('hello'),
  status: 'sending',
  file: null,
  lostFile: null,
  at: 0,
  attempts: 1,
  ids: [],
  unknown: false,
  intent: 'k',
  after: 0,
  restored: false,
};
const rowsOf = (messages: ChatMessage[], outgoing: Outgoing[] = [], typing = false) =>
  logRows(messages, outgoing, typing);
const keys = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ key }) => key);

// CHT-39
test('a day begins at midnight in Bangkok', () => {
  const evening = say('a', '2026-03-14T16:59:59.000Z');
  const night = say('b', '2026-03-14T17:00:00.000Z');
  expect(keys([evening, night])).toEqual(['a', 'day:b', 'b']);
  expect(keys([night, say('c', '2026-03-15T16:59:59.000Z')])).toEqual(['b', 'c']);
});

// CHT-27, CHT-39
test('a clock ahead of midnight gets its own label and changes no other', () => {
  const [before, ahead, after] = [
    say('a', '2026-03-14T16:30:00.000Z'),
    say('b', '2026-03-14T17:31:00.000Z'),
    say('c', '2026-03-14T16:32:00.000Z'),
  ];
  expect(keys([before, ahead, after])).toEqual(['a', 'day:b', 'b', 'day:c', 'c']);
});

// CHT-33
test('loading older messages only adds rows at the top', () => {
  const all = ['2026-03-12T10:00:00Z', '2026-03-13T10:00:00Z', '2026-03-13T10:01:00Z', '2026-03-13T10:02:00Z'].map(
    (createdAt, at) => say(`m${at}`, createdAt),
  );
  for (let from = 3; from > 0; from -= 1) {
    const before = rowsOf(all.slice(from));
    const after = rowsOf(all.slice(from - 1));
    expect(after.slice(-before.length)).toEqual(before);
  }
});

// CHT-38, CHT-39
test('the last message of a run shows the time: a run ends with the side, the day or after five minutes', () => {
  const ends = rowsOf([
    say('a', '2026-03-14T10:00:00Z'),
    say('b', '2026-03-14T10:04:59Z'),
    say('c', '2026-03-14T10:09:59Z'),
    say('d', '2026-03-14T10:10:00Z', 'customer'),
    say('e', '2026-03-14T11:10:00Z', 'customer'),
    say('f', '2026-03-14T10:11:00Z', 'customer'),
  ]).map((row) => 'ends' in row && row.ends);
  expect(ends).toEqual([false, true, true, true, true, true]);
});

// CHT-70
test('consecutive cards stand side by side, others alone', () => {
  const [one, two, three] = ['2026-03-14T10:00:00Z', '2026-03-14T10:00:01Z', '2026-03-14T10:00:02Z'] as const;
  const rows = rowsOf([
    say('a', one, 'operator', 'generic'),
    say('b', two, 'operator', 'generic'),
    say('c', three),
    say('d', three, 'operator', 'generic'),
  ]);
  expect(rows.map((row) => (row.kind === 'cards' ? row.messages.map(({ _id }) => _id) : row.key))).toEqual([
    ['a', 'b'],
    'c',
    ['d'],
  ]);
});

// CHT-69
test('quick replies can be chosen until the customer sends anything', () => {
  const asked = say('q', '2026-03-14T10:00:00Z', 'operator', 'quick_replies');
  const choices = (...given: Parameters<typeof rowsOf>) =>
    rowsOf(...given).flatMap((row) => (row.kind === 'message' && row.key === 'q' ? row.choices : []));
  expect(choices([asked, say('more', '2026-03-14T10:00:01Z')])).toEqual([true]);
  expect(choices([asked, say('me', '2026-03-14T10:00:01Z', 'customer')])).toEqual([false]);
  expect(choices([asked], [sending])).toEqual([false]);
});

// CHT-300
test('a divider stands above the first unread message, also after older messages are loaded', () => {
  const all = [
    say('old', '2026-03-14T09:59:59Z'),
    say('a', '2026-03-14T10:00:00Z'),
    say('b', '2026-03-14T10:00:01Z'),
    say('c', '2026-03-14T10:00:02Z'),
  ];
  const withNews = (messages: ChatMessage[]) => logRows(messages, [], false, { id: 'b', count: 2 });
  const rows = withNews(all.slice(1));
  expect(rows.map(({ key }) => key)).toEqual(['a', 'news:b', 'b', 'c']);
  expect(rows[0]).toMatchObject({ ends: true });
  expect(rows[1]).toMatchObject({ kind: 'news', count: 2 });
  expect(withNews(all).slice(-rows.length)).toEqual(rows);
  expect(withNews(all.slice(0, 2)).map(({ key }) => key)).toEqual(['old', 'a']);
});

// CHT-300
test('a divider separates read cards from unread ones, and stands below the label of the day', () => {
  const card = (id: string, at: string) => say(id, at, 'operator', 'generic');
  const cards = [card('a', '2026-03-14T10:00:00Z'), card('b', '2026-03-14T10:00:01Z')];
  expect(logRows(cards, [], false, { id: 'b', count: 1 }).map(({ key }) => key)).toEqual(['a', 'news:b', 'b']);
  const days = [say('a', '2026-03-14T16:59:59.000Z'), say('b', '2026-03-14T17:00:00.000Z')];
  expect(logRows(days, [], false, { id: 'b', count: 1 }).map(({ key }) => key)).toEqual(['a', 'day:b', 'news:b', 'b']);
});

// CHT-25
test('pending messages and the typing sign stand at the end; a delivered message shows once', () => {
  const said = say('a', '2026-03-14T10:00:00Z');
  expect(keys([said], [sending, { ...sending, key: 'done', status: 'succeed' }], true)).toEqual(['a', 'k', 'typing']);
});
