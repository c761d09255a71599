import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FakeChatBackend,
  holdTime,
  joinRoom,
  pass,
  textsIn,
  timedOut,
} from '../../../../tests/support/components/fake-chat-backend.ts';
import { configure } from '../../../shared/config/config.ts';
import type { ChatMessage } from './chat-content.ts';
import { ChatRoom } from './chat-room.ts';

let backend: FakeChatBackend;
let room: ChatRoom;
const texts = () => textsIn(room);
const start = async () => {
  room = await joinRoom(backend);
};

beforeEach(() => {
  holdTime();
  backend = new FakeChatBackend();
});

afterEach(() => {
  room.stop();
  vi.useRealTimers();
});

describe('messages', () => {
  // CHT-29
  test('from history and socket show once, and in the history’s order after a refresh', async () => {
    for (const text of ['one', 'two', 'three']) {
      backend.say(text);
      await pass(10);
    }
    await start();
    const four = backend.say('four');
    await pass(10);
    const five = backend.say('five');
    for (const message of [five, four, five, backend.said[0] as ChatMessage]) backend.push(message);
    expect(texts()).toEqual(['one', 'two', 'three', 'five', 'four']);
    await room.refresh();
    expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  // CHT-27
  test('from a clock ahead or behind stay where they arrived, in the history too', async () => {
    const hour = 3_600_000;
    const odd = (text: string, ahead: number) => {
      const said = backend.say(text);
      said.createdAt = new Date(Date.now() + ahead).toISOString();
      return said;
    };
    odd('ahead', hour);
    backend.say('two');
    await start();
    for (const message of [odd('behind', -hour), odd('ahead again', hour), backend.say('five')]) backend.push(message);
    const asSaid = ['ahead', 'two', 'behind', 'ahead again', 'five'];
    expect(texts()).toEqual(asSaid);
    await room.refresh();
    expect(texts()).toEqual(asSaid);
  });

  // CHT-30
  test('that arrive while the log restarts stay in it', async () => {
    backend.say('long ago');
    await start();
    backend.line?.onLost();
    for (let count = 0; count < 205; count += 1) backend.say(`${count}`);
    const late = { ...backend.say('late') };
    backend.said.pop();
    const { history } = backend.calls;
    vi.spyOn(backend.calls, 'history').mockImplementation(async (...call) => {
      if (call[0] === 190) backend.push(late);
      return history(...call);
    });
    backend.line?.onJoined();
    await pass(0);
    expect(texts()).toHaveLength(201);
    expect(texts().at(-1)).toBe('late');
  });

  // CHT-92
  test('in a burst of a hundred render in a few steps, and none is missing', async () => {
    await start();
    let steps = 0;
    room.subscribe(() => {
      steps += 1;
    });
    for (let count = 0; count < 100; count += 1) {
      backend.push(backend.say(`${count}`));
      await pass(10);
    }
    await pass(200);
    expect(steps).toBeLessThan(20);
    expect(texts()).toHaveLength(100);
  });

  // CHT-30
  test('sent while disconnected appear after each of five reconnects', async () => {
    await start();
    for (let round = 0; round < 5; round += 1) {
      backend.line?.onLost();
      backend.say(`a${round}`);
      await pass(10);
      backend.say(`b${round}`);
      backend.line?.onJoined();
      await pass(0);
      for (const message of backend.said.slice(-3)) backend.push(message);
    }
    expect(texts()).toEqual(backend.said.map(({ message }) => message.payload.message));
  });

  // CHT-30
  test('of a long absence are fetched page by page back to the known ones', async () => {
    backend.say('known');
    await start();
    backend.line?.onLost();
    for (let count = 0; count < 35; count += 1) {
      backend.say(`missed ${count}`);
      await pass(10);
    }
    backend.line?.onJoined();
    await pass(0);
    expect(texts()).toHaveLength(36);
    expect(backend.skips.slice(-4)).toEqual([0, 10, 20, 30]);
  });

  // CHT-32
  test('older than the first load ten at a time, one page at once, without duplicates, to the end', async () => {
    for (let count = 0; count < 25; count += 1) {
      backend.say(`${count}`);
      await pass(10);
    }
    await start();
    backend.push(backend.say('new'));
    await Promise.all([room.loadOlder(), room.loadOlder(), room.loadOlder()]);
    expect(backend.skips.at(-1)).toBe(11);
    expect(texts()).toHaveLength(21);
    await room.loadOlder();
    await room.loadOlder();
    expect(texts()).toEqual(backend.said.map(({ message }) => message.payload.message));
    expect(room.state().older).toBe('none');
    expect(backend.skips.filter((skip) => skip > 0)).toEqual([11, 21]);
  });
});

// CHT-35
test('loading older messages retries a failed history', async () => {
  backend.say('old');
  vi.spyOn(backend.calls, 'history').mockRejectedValueOnce(timedOut);
  room = new ChatRoom(backend.calls);
  room.start();
  await pass(0);
  expect(room.state()).toMatchObject({ phase: 'failed', older: 'failed' });
  await room.loadOlder();
  expect(room.state()).toMatchObject({ phase: 'ready', older: 'none' });
  expect(texts()).toEqual(['old']);
});

describe('unread messages', () => {
  // CHT-40, CHT-42
  test('count while the end of the log is out of view, and not once it is in view', async () => {
    await start();
    backend.push(backend.say('one'));
    expect(room.state().unread).toBe(1);
    room.setView({ open: true, atEnd: true });
    expect(room.state().unread).toBe(0);
    room.setView({ open: true, atEnd: false });
    backend.push(backend.say('two'));
    backend.push(backend.said[1] as ChatMessage);
    backend.push(backend.say('mine', 'customer'));
    expect(room.state().unread).toBe(1);
    room.setView({ open: true, atEnd: true });
    expect(room.state().unread).toBe(0);
  });

  test('also count when they are found after a reconnect', async () => {
    await start();
    backend.line?.onLost();
    backend.say('one');
    backend.line?.onJoined();
    await pass(0);
    expect(room.state().unread).toBe(1);
  });

  // CHT-43
  test('are marked as read once, after a second in view, and not when the view ends earlier', async () => {
    backend.say('hello');
    await start();
    room.setView({ open: true, atEnd: true });
    await pass(900);
    room.setView({ open: true, atEnd: false });
    await pass(5000);
    expect(backend.reads).toBe(0);
    room.setView({ open: true, atEnd: true });
    await pass(1000);
    expect(backend.reads).toBe(1);
    await pass(5000);
    expect(backend.reads).toBe(1);
    Object.assign(document, { visibilityState: 'hidden' });
    backend.push(backend.say('more'));
    await pass(5000);
    expect(backend.reads).toBe(1);
    expect(room.state().unread).toBe(1);
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(1000);
    expect(backend.reads).toBe(2);
  });
});

// CHT-27, CHT-43
test('messages after one from a clock ahead are marked as read, each newest one once', async () => {
  const ahead = backend.say('ahead');
  ahead.createdAt = new Date(Date.now() + 3_600_000).toISOString();
  await start();
  room.setView({ open: true, atEnd: true });
  await pass(1_000);
  expect(backend.reads).toBe(1);
  backend.push(backend.say('more'));
  await pass(1_000);
  expect(backend.reads).toBe(2);
});

// CHT-38, CHT-40
test.each(['before', 'after'])(
  'an own message without a sender stays mine when it comes %s the response',
  async (when) => {
    await start();
    room.sender.sendText('hello');
    const nameless = () => ({ ...(backend.said[0] as ChatMessage), sender: undefined as unknown as string });
    if (when === 'before') {
      const { send } = backend.calls;
      vi.spyOn(backend.calls, 'send').mockImplementation(async (...call) => {
        const answer = await send(...call);
        backend.push(nameless());
        return answer;
      });
    }
    await pass(500);
    if (when === 'after') backend.push(nameless());
    expect(room.state().messages).toMatchObject([{ _id: 'm1', sender: 'customer' }]);
    expect(room.state().unread).toBe(0);
  },
);

// CHT-44
test('a failed read mark is repeated at the next view, without an error message', async () => {
  backend.say('hello');
  const told: unknown[] = [];
  let failing = true;
  const tries: number[] = [];
  room = new ChatRoom({
    ...backend.calls,
    markRead: async () => {
      tries.push(Date.now());
      if (failing) throw timedOut;
    },
  });
  room.start();
  await pass(0);
  room.subscribe(() => void told.push(room.state().alert));
  room.setView({ open: true, atEnd: true });
  await pass(1_000);
  expect(tries).toHaveLength(1);
  failing = false;
  backend.push(backend.say('more'));
  await pass(1_000);
  expect(tries).toHaveLength(2);
  room.setView({ open: true, atEnd: true });
  await pass(5_000);
  expect(tries).toHaveLength(2);
  expect(told.filter(Boolean)).toEqual([]);
});

describe('the connection', () => {
  // CHT-22
  test('reports once that it cannot open, and again whenever the chat opens', async () => {
    room = new ChatRoom(backend.calls);
    room.start();
    await pass(0);
    backend.line?.onFailed();
    expect(room.state()).toMatchObject({ line: 'lost', alert: null });
    room.setView({ open: true, atEnd: true });
    const first = room.state().alert;
    expect(first).toEqual({ kind: 'join' });
    room.setView({ open: false, atEnd: true });
    room.setView({ open: true, atEnd: true });
    expect(room.state().alert).not.toBe(first);
  });

  // CHT-20
  test('is checked every five seconds, and its address is fetched again after a failure', async () => {
    vi.spyOn(backend.calls, 'config').mockRejectedValueOnce(timedOut);
    room = new ChatRoom(backend.calls);
    room.start();
    await pass(0);
    expect(backend.line).toBeNull();
    await pass(5000);
    expect(backend.line).not.toBeNull();
    await pass(10_000);
    expect(backend.checks).toBe(2);
  });

  // CHT-24
  test('is never opened without a chat backend; an open chat polls instead', async () => {
    configure({ chatHost: '' });
    await start();
    expect(backend.line).toBeNull();
    room.setView({ open: true, atEnd: true });
    backend.say('hello');
    await pass(5000);
    expect(texts()).toEqual(['hello']);
  });
});

// CHT-15
test('a stopped room forgets everything and has no timers left', async () => {
  backend.say('secret');
  await start();
  room.sender.sendText('hello');
  room.stop();
  expect(room.state().messages).toEqual([]);
  await pass(10_000);
  backend.push(backend.say('late'));
  expect(backend.sent).toEqual([]);
  expect(backend.closed).toBe(1);
  expect(room.state().messages).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
