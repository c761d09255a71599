import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeChatBackend, holdTime, joinRoom, pass } from '../../../../tests/support/components/fake-chat-backend.ts';
import type { ChatRoom } from './chat-room.ts';

let backend: FakeChatBackend;
let room: ChatRoom;
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

describe('the divider above unread messages', () => {
  const news = () => room.state().news;
  const show = (visibilityState: 'visible' | 'hidden') => {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  // CHT-300
  test('stands above the first message of a closed chat, and disappears when the chat reopens', async () => {
    backend.say('known');
    await start();
    expect(news()).toBeNull();
    const first = backend.say('one');
    backend.push(first);
    backend.push(backend.say('mine', 'customer'));
    backend.push(backend.say('two'));
    room.setView({ open: true });
    expect(news()).toEqual({ id: first._id, count: 2 });
    expect(room.state().unread).toBe(0);
    backend.push(backend.say('three'));
    room.setView({ atEnd: false });
    room.setView({ atEnd: true });
    expect(news()).toEqual({ id: first._id, count: 2 });
    room.setView({ open: false });
    room.setView({ open: true });
    expect(news()).toBeNull();
  });

  // CHT-300
  test('counts messages missed while disconnected, and stays in place when older ones load', async () => {
    for (let count = 0; count < 15; count += 1) {
      backend.say(`${count}`);
      await pass(10);
    }
    await start();
    backend.line?.onLost();
    const first = backend.say('missed');
    await pass(10);
    backend.say('missed too');
    backend.line?.onJoined();
    await pass(0);
    room.setView({ open: true });
    await room.loadOlder();
    expect(room.state().messages).toHaveLength(17);
    expect(news()).toEqual({ id: first._id, count: 2 });
  });

  // CHT-300
  test('appears when the customer returns to the tab, and stays when nothing new came', async () => {
    await start();
    room.setView({ open: true });
    show('hidden');
    const away = backend.say('while away');
    backend.push(away);
    show('visible');
    expect(news()).toEqual({ id: away._id, count: 1 });
    show('hidden');
    show('visible');
    expect(news()).toEqual({ id: away._id, count: 1 });
  });

  describe('after a reload', () => {
    const kept = new Map<string, string>();
    beforeEach(() => {
      kept.clear();
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => void kept.set(key, text),
        removeItem: (key: string) => void kept.delete(key),
      });
    });
    afterEach(() => vi.stubGlobal('localStorage', undefined));

    const readAll = async () => {
      await start();
      room.setView({ open: true });
      await pass(1_000);
      room.stop();
      await pass(10);
    };

    // CHT-302
    test('stands above more than a page of new messages', async () => {
      backend.say('seen');
      await readAll();
      const first = backend.say('0');
      for (let count = 1; count < 25; count += 1) {
        await pass(10);
        backend.say(`${count}`);
      }
      await start();
      expect(room.state().unread).toBe(25);
      room.setView({ open: true });
      expect(news()).toEqual({ id: first._id, count: 25 });
    });

    // CHT-302
    test('is absent without new messages, and for a new customer', async () => {
      backend.say('before');
      await start();
      expect(room.state().unread).toBe(0);
      room.stop();
      await readAll();
      await start();
      room.setView({ open: true });
      expect([room.state().unread, news()]).toEqual([0, null]);
    });

    // CHT-27, CHT-302
    test('counts messages after one from a clock ahead', async () => {
      backend.say('ahead').createdAt = new Date(Date.now() + 3_600_000).toISOString();
      await readAll();
      const first = backend.say('new');
      await start();
      expect(room.state().unread).toBe(1);
      room.setView({ open: true });
      expect(news()).toEqual({ id: first._id, count: 1 });
    });

    // CHT-302
    test('counts nothing when the last message is the customer’s', async () => {
      backend.say('seen');
      await start();
      room.setView({ open: true });
      room.sender.sendText('my own');
      await pass(2_000);
      room.stop();
      await start();
      expect(room.state().unread).toBe(0);
    });

    // CHT-302
    test('counts every message when the last read one is gone', async () => {
      backend.say('seen');
      await readAll();
      backend.say('new');
      backend.say('newer');
      backend.said.shift();
      await start();
      expect(room.state().unread).toBe(2);
    });

    // CHT-302
    test('stores no message text', async () => {
      backend.say('secret words')._id = '';
      await readAll();
      expect(kept.size).toBe(1);
      expect([...kept.values()].join()).not.toContain('secret');
    });

    // CHT-302, SAFE-52
    test.each(['', 'soon', '-1', '1e400', '99999999999999999999', '{}'])('ignores %j in the storage', async (text) => {
      backend.say('seen');
      await readAll();
      const key = [...kept.keys()].find((one) => one.includes('seen'));
      expect(key).toBeDefined();
      kept.set(key ?? '', text);
      backend.say('new');
      await start();
      expect(room.state().unread).toBe(0);
    });
  });
});
