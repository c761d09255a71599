import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk, holdTime, joinRoom, pass, textsIn, timedOut } from '../../../../tests/support/fake-chat-backend.ts';
import { configure } from '../../../shared/config/config.ts';
import type { ChatMessage } from './chat-content.ts';
import { ChatRoom } from './chat-room.ts';

let desk: Desk;
let room: ChatRoom;
const texts = () => textsIn(room);
const start = async () => {
  room = await joinRoom(desk);
};

beforeEach(() => {
  holdTime();
  desk = new Desk();
});

afterEach(() => {
  room.stop();
  vi.useRealTimers();
});

describe('messages', () => {
  // CHT-29
  test('of the history and of the line stand once and in order, however often and in which order they come', async () => {
    for (const text of ['one', 'two', 'three']) {
      desk.say(text);
      await pass(10);
    }
    await start();
    const four = desk.say('four');
    await pass(10);
    const five = desk.say('five');
    for (const message of [five, four, five, desk.said[0] as ChatMessage]) desk.push(message);
    expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  // CHT-27, CHT-29, CHT-30
  // CHT-30
  test('said while the line was down are there after it is back, five times over', async () => {
    await start();
    for (let round = 0; round < 5; round += 1) {
      desk.line?.onLost();
      desk.say(`a${round}`);
      await pass(10);
      desk.say(`b${round}`);
      desk.line?.onJoined();
      await pass(0);
      for (const message of desk.said.slice(-3)) desk.push(message);
    }
    expect(texts()).toEqual(desk.said.map(({ message }) => message.payload.message));
  });

  // CHT-30
  test('of a long absence are read back page by page to what is known', async () => {
    desk.say('known');
    await start();
    desk.line?.onLost();
    for (let count = 0; count < 35; count += 1) {
      desk.say(`missed ${count}`);
      await pass(10);
    }
    desk.line?.onJoined();
    await pass(0);
    expect(texts()).toHaveLength(36);
    expect(desk.skips.slice(-4)).toEqual([0, 10, 20, 30]);
  });

  // CHT-32, CHT-33
  // CHT-32
  test('before the oldest come ten at a time, one page at once, without doubles, until there are no more', async () => {
    for (let count = 0; count < 25; count += 1) {
      desk.say(`${count}`);
      await pass(10);
    }
    await start();
    desk.push(desk.say('new'));
    await Promise.all([room.loadOlder(), room.loadOlder(), room.loadOlder()]);
    expect(desk.skips.at(-1)).toBe(11);
    expect(texts()).toHaveLength(21);
    await room.loadOlder();
    await room.loadOlder();
    expect(texts()).toEqual(desk.said.map(({ message }) => message.payload.message));
    expect(room.state().older).toBe('none');
    expect(desk.skips.filter((skip) => skip > 0)).toEqual([11, 21]);
  });
});

// CHT-35
test('a history that could not be read is read by the way to older messages', async () => {
  desk.say('old');
  vi.spyOn(desk.calls, 'history').mockRejectedValueOnce(timedOut);
  room = new ChatRoom(desk.calls);
  room.start();
  await pass(0);
  expect(room.state()).toMatchObject({ phase: 'failed', older: 'failed' });
  await room.loadOlder();
  expect(room.state()).toMatchObject({ phase: 'ready', older: 'none' });
  expect(texts()).toEqual(['old']);
});

describe('unread messages', () => {
  // CHT-40, CHT-42
  test('count while the end of the room is not in view, and no more once it is', async () => {
    await start();
    desk.push(desk.say('one'));
    expect(room.state().unread).toBe(1);
    room.setSight({ open: true, atEnd: true });
    expect(room.state().unread).toBe(0);
    room.setSight({ open: true, atEnd: false });
    desk.push(desk.say('two'));
    desk.push(desk.said[1] as ChatMessage);
    desk.push(desk.say('mine', 'customer'));
    expect(room.state().unread).toBe(1);
    room.setSight({ open: true, atEnd: true });
    expect(room.state().unread).toBe(0);
  });

  test('count too when they are found after an absence', async () => {
    await start();
    desk.line?.onLost();
    desk.say('one');
    desk.line?.onJoined();
    await pass(0);
    expect(room.state().unread).toBe(1);
  });

  // CHT-40, CHT-41, CHT-43
  // CHT-43
  test('are marked read after a second in view, once, and not when the view ends before', async () => {
    desk.say('hello');
    await start();
    room.setSight({ open: true, atEnd: true });
    await pass(900);
    room.setSight({ open: true, atEnd: false });
    await pass(5000);
    expect(desk.reads).toBe(0);
    room.setSight({ open: true, atEnd: true });
    await pass(1000);
    expect(desk.reads).toBe(1);
    await pass(5000);
    expect(desk.reads).toBe(1);
    Object.assign(document, { visibilityState: 'hidden' });
    desk.push(desk.say('more'));
    await pass(5000);
    expect(desk.reads).toBe(1);
    expect(room.state().unread).toBe(1);
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(1000);
    expect(desk.reads).toBe(2);
  });
});

// CHT-44
test('a message that could not be marked read is marked at the next look, and nothing is said of it', async () => {
  desk.say('hello');
  const told: unknown[] = [];
  let failing = true;
  const tries: number[] = [];
  room = new ChatRoom({
    ...desk.calls,
    markRead: async () => {
      tries.push(Date.now());
      if (failing) throw timedOut;
    },
  });
  room.start();
  await pass(0);
  room.subscribe(() => void told.push(room.state().alert));
  room.setSight({ open: true, atEnd: true });
  await pass(1_000);
  expect(tries).toHaveLength(1);
  failing = false;
  desk.push(desk.say('more'));
  await pass(1_000);
  expect(tries).toHaveLength(2);
  room.setSight({ open: true, atEnd: true });
  await pass(5_000);
  expect(tries).toHaveLength(2);
  expect(told.filter(Boolean)).toEqual([]);
});

describe('the line', () => {
  // CHT-22
  test('that cannot be opened says so once, and again whenever the chat is opened', async () => {
    room = new ChatRoom(desk.calls);
    room.start();
    await pass(0);
    desk.line?.onFailed();
    expect(room.state()).toMatchObject({ line: 'lost', alert: null });
    room.setSight({ open: true, atEnd: true });
    const first = room.state().alert;
    expect(first).toEqual({ kind: 'join' });
    room.setSight({ open: false, atEnd: true });
    room.setSight({ open: true, atEnd: true });
    expect(room.state().alert).not.toBe(first);
  });

  // CHT-20
  test('is checked every five seconds, and its address asked for again when that failed', async () => {
    vi.spyOn(desk.calls, 'config').mockRejectedValueOnce(timedOut);
    room = new ChatRoom(desk.calls);
    room.start();
    await pass(0);
    expect(desk.line).toBeNull();
    await pass(5000);
    expect(desk.line).not.toBeNull();
    await pass(10_000);
    expect(desk.checks).toBe(2);
  });

  // CHT-24
  test('is not opened at all without a chat backend; an open chat then asks for news', async () => {
    configure({ chatHost: '' });
    await start();
    expect(desk.line).toBeNull();
    room.setSight({ open: true, atEnd: true });
    desk.say('hello');
    await pass(5000);
    expect(texts()).toEqual(['hello']);
  });
});

// CHT-15
test('what ends is forgotten, and nothing of it moves any more', async () => {
  desk.say('secret');
  await start();
  room.sender.say('hello');
  room.stop();
  expect(room.state().messages).toEqual([]);
  await pass(10_000);
  desk.push(desk.say('late'));
  expect(desk.sent).toEqual([]);
  expect(desk.closed).toBe(1);
  expect(room.state().messages).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
