import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FakeChatBackend,
  holdTime,
  joinRoom,
  pass,
  textsIn,
  timedOut,
  underWay,
} from '../../../../tests/support/components/fake-chat-backend.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type ChatMessage, textContent } from './chat-content.ts';
import type { ChatRoom } from './chat-room.ts';

let backend: FakeChatBackend;
let room: ChatRoom;
const texts = () => textsIn(room);
const statuses = () => underWay(room);
const png = (name = 'a.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], name, { type: 'image/png' });
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

describe('sending', () => {
  // CHT-50, CHT-54
  test('shows the message at once, sends it after half a second, and shows its echo only once', async () => {
    await start();
    room.sender.sendText('hello');
    expect(statuses()).toEqual(['waiting']);
    await pass(499);
    expect(backend.sent).toEqual([]);
    await pass(1);
    expect(backend.sent).toHaveLength(1);
    expect(statuses()).toEqual([]);
    expect(texts()).toEqual(['hello']);
    backend.push(backend.said[0] as ChatMessage);
    await room.refresh();
    expect(room.state().messages).toEqual(backend.said);
  });

  // CHT-54
  test('shows the message once when its echo precedes the response', async () => {
    await start();
    const send = backend.calls.send.bind(backend.calls);
    vi.spyOn(backend.calls, 'send').mockImplementation(async (...given) => {
      const answer = await send(...given);
      backend.push(backend.said.at(-1) as ChatMessage);
      return answer;
    });
    room.sender.sendText('hello');
    await pass(500);
    expect(room.state().messages).toEqual(backend.said);
    expect(statuses()).toEqual([]);
  });

  // CHT-53
  test('keeps the typed order, and sends equal texts twice', async () => {
    await start();
    for (const text of ['ok', 'ok', 'bye']) room.sender.sendText(text);
    await pass(500);
    for (const message of backend.said) backend.push(message);
    expect(texts()).toEqual(['ok', 'ok', 'bye']);
  });

  // CHT-46
  test.each([
    '',
    '  ',
    '\n',
    '\u2800',
    '\ufe0f',
    '\u034f',
    '\u3164\u115f\uffa0',
    '\u{e0041}',
    '\u202e\u2066',
    '\u0301',
  ])('%j is not sent', async (text) => {
    await start();
    expect(room.sender.sendText(text)).toBe(false);
    await pass(1000);
    expect(backend.sent).toEqual([]);
  });

  // CHT-55
  test('fails with the reason after a refusal; the message is sent again or removed', async () => {
    await start();
    const refused = new ApiError({ code: 'REQUEST_LIMIT', kind: 'refused', status: 429 });
    backend.trouble = { after: false, error: refused };
    room.sender.sendText('hello');
    await pass(500);
    expect(statuses()).toEqual(['failed']);
    expect(room.state().alert).toEqual({ kind: 'error', error: refused });
    await room.sender.resend(room.state().outgoing[0]?.key ?? '');
    expect(statuses()).toEqual([]);
    expect(texts()).toEqual(['hello']);

    backend.trouble = { after: false, error: refused };
    room.sender.sendText('never mind');
    await pass(500);
    room.sender.remove(room.state().outgoing.at(-1)?.key ?? '');
    expect(statuses()).toEqual([]);
    expect(texts()).toEqual(['hello']);
  });

  // CHT-56
  test('looks for a message with a lost response before it sends it again', async () => {
    await start();
    backend.trouble = { after: true, error: timedOut };
    room.sender.sendText('hello');
    await pass(500);
    expect(statuses()).toEqual(['failed']);
    await room.sender.resend(room.state().outgoing[0]?.key ?? '');
    await pass(0);
    expect(backend.sent).toHaveLength(1);
    expect(texts()).toEqual(['hello']);
    expect(statuses()).toEqual([]);
  });

  // CHT-56
  test('shows one message when the first try arrives late beside the second', async () => {
    await start();
    backend.trouble = { after: false, error: timedOut };
    room.sender.sendText('hello');
    await pass(500);
    await room.sender.resend(room.state().outgoing[0]?.key ?? '');
    await pass(0);
    backend.push(backend.say('', 'customer', textContent('hello')));
    await room.refresh();
    expect(texts()).toEqual(['hello']);
  });

  // CHT-66
  test('sends a button pressed twice once', async () => {
    await start();
    room.sender.sendPostback('Deposit', 'DEPOSIT');
    room.sender.sendPostback('Deposit', 'DEPOSIT');
    await pass(500);
    expect(backend.sent.map(({ message }) => message)).toEqual([
      { message_type: 'postback', payload: { title: 'Deposit', message: 'DEPOSIT' } },
    ]);
  });
});

describe('a file', () => {
  // CHT-61
  test('uploads with its progress, then is sent', async () => {
    await start();
    void room.sender.sendFiles([png()]);
    await pass(10);
    expect(statuses()).toEqual(['uploading_file']);
    backend.uploading?.progress(0.5);
    backend.uploading?.progress(0.4);
    expect(room.state().outgoing[0]?.file?.share).toBe(0.5);
    backend.uploading?.resolve();
    await pass(0);
    expect(backend.sent[0]?.message.payload).toEqual({ fileType: 'image', filePath: '/uploads/1.png', name: 'a.png' });
    expect(statuses()).toEqual([]);
  });

  test.each([
    ['was delivered', null],
    ['was delivered although its answer was lost', timedOut],
  ])('that %s is released from memory', async (_how, error) => {
    await start();
    void room.sender.sendFiles([png()]);
    await pass(10);
    vi.spyOn(backend.calls, 'send').mockImplementationOnce(async (message) => {
      const echo = backend.say('', 'customer', message.message);
      if (!error) return { createdAt: echo.createdAt };
      backend.push(echo);
      throw error;
    });
    backend.uploading?.resolve();
    await pass(0);
    expect(texts()).toHaveLength(1);
    expect(room.state().outgoing.map(({ status, file }) => [status, file])).toEqual([['succeed', null]]);
    expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:1']]);
    vi.mocked(URL.revokeObjectURL).mockClear();
  });

  // CHT-62
  test('that counted as failed is released when the room shows it after all', async () => {
    await start();
    vi.mocked(URL.revokeObjectURL).mockClear();
    void room.sender.sendFiles([png()]);
    await pass(0);
    let echo: ReturnType<typeof backend.say> | undefined;
    vi.spyOn(backend.calls, 'send').mockImplementationOnce(async (message) => {
      echo = backend.say('', 'customer', message.message);
      throw timedOut;
    });
    await pass(10);
    backend.uploading?.resolve();
    await pass(0);
    expect(statuses()).toEqual(['failed']);
    expect(vi.mocked(URL.revokeObjectURL)).not.toHaveBeenCalled();
    if (echo) backend.push(echo);
    await pass(0);
    expect(room.state().outgoing.map(({ status, file }) => [status, file])).toEqual([['succeed', null]]);
    expect(vi.mocked(URL.revokeObjectURL)).toHaveBeenCalledOnce();
  });

  // CHT-62
  test('stays after a cancelled upload, and can be sent again', async () => {
    await start();
    void room.sender.sendFiles([png()]);
    await pass(10);
    const key = room.state().outgoing[0]?.key ?? '';
    room.sender.cancel(key);
    await pass(0);
    expect(statuses()).toEqual(['failed']);
    expect(room.state().alert).toBeNull();
    void room.sender.resend(key);
    await pass(0);
    backend.uploading?.resolve();
    await pass(0);
    expect(texts()).toHaveLength(1);
  });

  test('that cannot be sent is refused before the upload', async () => {
    await start();
    await room.sender.sendFiles([new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
    expect(room.state().alert).toEqual({ kind: 'file', refused: [{ ok: false, problem: 'notSupported', name: null }] });
    expect(room.state().outgoing).toEqual([]);
  });

  // CHT-58
  test('is named when it cannot be sent but others can', async () => {
    await start();
    const large = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(10 * 1024 * 1024)], 'b.jpg');
    void room.sender.sendFiles([new File(['x'], 'a.pdf'), png(), large]);
    await vi.waitFor(() => expect(room.state().alert).not.toBeNull());
    expect(room.state().alert).toMatchObject({
      refused: [
        { name: 'a.pdf', problem: 'notSupported' },
        { name: 'b.jpg', problem: 'tooLarge', megabytes: 10 },
      ],
    });
    expect(room.state().outgoing).toHaveLength(1);
  });
});
