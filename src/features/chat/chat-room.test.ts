import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatPackage } from '../../../contract/generated/models/chatPackage.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { setClock } from '../../shared/clock.ts';
import { configure } from '../../shared/config.ts';
import type { ChatLineEvents } from '../../shared/realtime/chat-line.ts';
import { type ChatMessage, textContent } from './chat-content.ts';
import { ChatRoom, type RoomCalls } from './chat-room.ts';

const base = Date.parse('2026-03-14T13:15:00.000Z');
const identity = { id: '38524639', userId: '38524639', guestId: '', username: '0812345678', name: 'A' };
const png = (name = 'a.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], name, { type: 'image/png' });

/** The other side: what was said, and ways to let things go wrong. */
class Desk {
  readonly said: ChatMessage[] = [];
  readonly sent: ChatPackage[] = [];
  readonly skips: number[] = [];
  reads = 0;
  line: ChatLineEvents | null = null;
  checks = 0;
  closed = 0;
  uploading: { resolve: () => void; reject: (error: unknown) => void; progress: (share: number) => void } | null = null;
  /** What the next sending does instead of being answered: `after` is done first. */
  trouble: { after: boolean; error: unknown } | null = null;

  say(text: string, sender = 'operator', message = textContent(text)): ChatMessage {
    const row: ChatMessage = {
      _id: `m${this.said.length + 1}`,
      sender,
      createdAt: new Date(Date.now()).toISOString(),
      session_id: 's',
      message,
    };
    this.said.push(row);
    return row;
  }

  push(message: ChatMessage): void {
    this.line?.onMessage(structuredClone(message));
  }

  readonly calls: RoomCalls = {
    identity,
    config: async () => ({ PREFIX: 'KP' }),
    history: async (skip) => {
      this.skips.push(skip);
      return this.said.toReversed().slice(skip, skip + 10);
    },
    markRead: async () => {
      this.reads += 1;
    },
    openLine: async (_host, _room, events) => {
      this.line = events;
      return { check: () => (this.checks += 1), close: () => (this.closed += 1) };
    },
    send: async (message) => {
      this.sent.push(message);
      const { trouble } = this;
      this.trouble = null;
      if (trouble && !trouble.after) throw trouble.error;
      const { createdAt } = this.say('', 'customer', message.message);
      if (trouble) throw trouble.error;
      return { createdAt };
    },
    upload: (_kind, _file, { signal, onUploadProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ApiError({ code: 'ABORTED', kind: 'aborted' })));
        this.uploading = { resolve: () => resolve({ path: '/uploads/1.png' }), reject, progress: onUploadProgress };
      }),
  };
}

let desk: Desk;
let room: ChatRoom;
const texts = () => room.state().messages.map(({ message }) => message.payload.message);
const statuses = () => room.state().outgoing.flatMap(({ status }) => (status === 'succeed' ? [] : status));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const timeout = new ApiError({ code: 'TIMEOUT', kind: 'timeout' });

async function start(): Promise<void> {
  room = new ChatRoom(desk.calls);
  room.start();
  await pass(0);
  desk.line?.onJoined();
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: base });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  setClock(() => Date.now());
  configure({ chatHost: 'https://chat.example' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  desk = new Desk();
});

afterEach(() => {
  room.stop();
  vi.useRealTimers();
});

describe('messages', () => {
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

  // bad-input.md, C023
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

  // bad-input.md, C031
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

describe('sending', () => {
  test('waits half a second, shows at once, and stands once when the room brings it back', async () => {
    await start();
    room.sender.say('hello');
    expect(statuses()).toEqual(['waiting']);
    await pass(499);
    expect(desk.sent).toEqual([]);
    await pass(1);
    expect(desk.sent).toHaveLength(1);
    expect(statuses()).toEqual([]);
    expect(texts()).toEqual(['hello']);
    desk.push(desk.said[0] as ChatMessage);
    await room.refresh();
    expect(room.state().messages).toEqual(desk.said);
  });

  test('stands once too when the room is faster than the answer', async () => {
    await start();
    const send = desk.calls.send.bind(desk.calls);
    vi.spyOn(desk.calls, 'send').mockImplementation(async (message, signal) => {
      const answer = await send(message, signal);
      desk.push(desk.said.at(-1) as ChatMessage);
      return answer;
    });
    room.sender.say('hello');
    await pass(500);
    expect(room.state().messages).toEqual(desk.said);
    expect(statuses()).toEqual([]);
  });

  test('keeps the order of what was typed, and the same words twice are two messages', async () => {
    await start();
    for (const text of ['ok', 'ok', 'bye']) room.sender.say(text);
    await pass(500);
    for (const message of desk.said) desk.push(message);
    expect(texts()).toEqual(['ok', 'ok', 'bye']);
  });

  test('can be taken back before it has left, and then is never sent', async () => {
    await start();
    room.sender.say('one');
    room.sender.say('two');
    await pass(400);
    expect(room.sender.takeBack()).toEqual(['one', 'two']);
    await pass(5000);
    expect(desk.sent).toEqual([]);
    expect(statuses()).toEqual([]);
  });

  test.each(['', '  ', '\n'])('%j is not sent', async (text) => {
    await start();
    expect(room.sender.say(text)).toBe(false);
    await pass(1000);
    expect(desk.sent).toEqual([]);
  });

  test('that is refused fails, says why, and is sent again or removed', async () => {
    await start();
    const refused = new ApiError({ code: 'REQUEST_LIMIT', kind: 'refused', status: 429 });
    desk.trouble = { after: false, error: refused };
    room.sender.say('hello');
    await pass(500);
    expect(statuses()).toEqual(['failed']);
    expect(room.state().alert).toEqual({ kind: 'error', error: refused });
    await room.sender.resend(room.state().outgoing[0]?.key ?? '');
    expect(statuses()).toEqual([]);
    expect(texts()).toEqual(['hello']);

    desk.trouble = { after: false, error: refused };
    room.sender.say('never mind');
    await pass(500);
    room.sender.remove(room.state().outgoing.at(-1)?.key ?? '');
    expect(statuses()).toEqual([]);
    expect(texts()).toEqual(['hello']);
  });

  // bad-input.md, C029
  test('whose answer was lost is looked for before it is sent a second time', async () => {
    await start();
    desk.trouble = { after: true, error: timeout };
    room.sender.say('hello');
    await pass(500);
    expect(statuses()).toEqual(['failed']);
    await room.sender.resend(room.state().outgoing[0]?.key ?? '');
    await pass(0);
    expect(desk.sent).toHaveLength(1);
    expect(texts()).toEqual(['hello']);
    expect(statuses()).toEqual([]);
  });

  test('that arrived late after all, besides its second try, is one message', async () => {
    await start();
    desk.trouble = { after: false, error: timeout };
    room.sender.say('hello');
    await pass(500);
    await room.sender.resend(room.state().outgoing[0]?.key ?? '');
    await pass(0);
    desk.push(desk.say('', 'customer', textContent('hello')));
    await room.refresh();
    expect(texts()).toEqual(['hello']);
  });

  // bad-input.md, C019
  test('of a button that is pressed twice happens once', async () => {
    await start();
    room.sender.press('Deposit', 'DEPOSIT');
    room.sender.press('Deposit', 'DEPOSIT');
    await pass(500);
    expect(desk.sent.map(({ message }) => message)).toEqual([
      { message_type: 'postback', payload: { title: 'Deposit', message: 'DEPOSIT' } },
    ]);
  });
});

describe('a file', () => {
  test('goes up with its progress, then is said', async () => {
    await start();
    void room.sender.sendFile(png());
    await pass(10);
    expect(statuses()).toEqual(['uploading_file']);
    desk.uploading?.progress(0.5);
    desk.uploading?.progress(0.4);
    expect(room.state().outgoing[0]?.file?.share).toBe(0.5);
    desk.uploading?.resolve();
    await pass(0);
    expect(desk.sent[0]?.message.payload).toEqual({ fileType: 'image', filePath: '/uploads/1.png', name: 'a.png' });
    expect(statuses()).toEqual([]);
  });

  // bad-input.md, K121
  test('whose upload is cancelled stays, and can be sent again', async () => {
    await start();
    void room.sender.sendFile(png());
    await pass(10);
    const key = room.state().outgoing[0]?.key ?? '';
    room.sender.cancel(key);
    await pass(0);
    expect(statuses()).toEqual(['failed']);
    expect(room.state().alert).toBeNull();
    void room.sender.resend(key);
    await pass(0);
    desk.uploading?.resolve();
    await pass(0);
    expect(texts()).toHaveLength(1);
  });

  test('that cannot be sent is refused before anything leaves', async () => {
    await start();
    await room.sender.sendFile(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(room.state().alert).toMatchObject({ kind: 'file', problem: 'notSupported' });
    expect(room.state().outgoing).toEqual([]);
  });
});

describe('unread messages', () => {
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

  // bad-input.md, C032
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

describe('the line', () => {
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

  test('is checked every five seconds, and its address asked for again when that failed', async () => {
    vi.spyOn(desk.calls, 'config').mockRejectedValueOnce(timeout);
    room = new ChatRoom(desk.calls);
    room.start();
    await pass(0);
    expect(desk.line).toBeNull();
    await pass(5000);
    expect(desk.line).not.toBeNull();
    await pass(10_000);
    expect(desk.checks).toBe(2);
  });

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
