import { createServer, type Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, login } from '../../session/session.ts';
import { type ChatSocket, type ChatSocketEvents, openChatSocket } from './chat-socket.ts';

const heard = { onJoined: vi.fn(), onLost: vi.fn(), onFailed: vi.fn(), onMessage: vi.fn(), onTyping: vi.fn() };
const events: ChatSocketEvents = heard;
const odd = [
  undefined,
  null,
  'nope',
  7,
  {},
  { a: 1 },
  [null],
  { message: {} },
  { ms: 'long' },
  { ms: -1 },
  { ms: 1e9 },
];

let http: HttpServer;
let server: Server;
let line: ChatSocket;
let warned: ReturnType<typeof vi.spyOn>;

/** Opens the line to a backend that acknowledges its join with an answer, if it has one. @returns the backend's end */
async function open(answer?: unknown): Promise<Socket> {
  const joined = new Promise<Socket>((resolve) => {
    server.removeAllListeners('connection');
    server.on('connection', (socket) =>
      socket.on('join', (_room, acknowledge: (given: unknown) => void) => {
        if (answer !== undefined) acknowledge(answer);
        resolve(socket);
      }),
    );
  });
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  line = openChatSocket(`http://127.0.0.1:${port}`, 'KP-1', events);
  return joined;
}

beforeEach(async () => {
  for (const spy of Object.values(heard)) spy.mockReset();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { origin: 'https://app.example' });
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  http = createServer();
  server = new Server(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  line.close();
  await server.close();
});

// CHT-21
test('does not join a room that is refused', async () => {
  await open({ message: 'KEY_INVALID' });
  await vi.waitFor(() => expect(heard.onFailed).toHaveBeenCalledTimes(1));
  expect(heard.onJoined).not.toHaveBeenCalled();
});

// CHT-21
test('joins a room if the acknowledgement is missing or unreadable', async () => {
  for (const answer of odd) {
    heard.onJoined.mockReset();
    await open(answer);
    await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(1), { timeout: 3_000 });
    line.close();
  }
  // Silence is nothing to complain of.
  expect(warned).toHaveBeenCalledTimes(odd.length - 1);
  expect(heard.onFailed).not.toHaveBeenCalled();
});

test('shows that support is typing for the given time, and ignores unreadable events', async () => {
  const support = await open({ message: 'OK' });
  for (const note of odd) support.emit('typing', note);
  support.emit('typing', { ms: 2400, more: 'x' });
  await vi.waitFor(() => expect(heard.onTyping).toHaveBeenCalled());
  expect(heard.onTyping.mock.calls).toEqual([[2400]]);
  expect(warned).toHaveBeenCalledTimes(odd.length);
});

test('drops unknown fields of a message, and passes an invalid one unchanged, with a log of its places', async () => {
  const support = await open({ message: 'OK' });
  const message = {
    _id: 'm1',
    sender: 'operator',
    createdAt: '2026-03-14T13:15:00.000Z',
    session_id: 's',
    message: { message_type: 'text', payload: { message: 'hello' } },
  };
  const bad = { ...message, message: { message_type: 'buttons', payload: { buttons: 'secret' } } };
  support.emit('messaging', { ...message, more: 1 });
  support.emit('messaging', bad);
  await vi.waitFor(() => expect(heard.onMessage).toHaveBeenCalledTimes(2));
  expect(heard.onMessage.mock.calls).toEqual([[message], [bad]]);
  expect(warned).toHaveBeenCalledTimes(1);
  const [logged] = warned.mock.calls;
  expect(logged?.join(' ')).toContain('message.payload.buttons');
  expect(logged?.join(' ')).not.toContain('secret');
});

// CHT-19
test('reconnects after 500 ms, then with growing jittered delays of at most 5 s', async () => {
  await server.close();
  http = createServer();
  http.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const pauses: number[] = [];
  const { setTimeout: wait } = globalThis;
  const isPause = (ms: number) => ms >= 250 && ms <= 10_000;
  vi.stubGlobal('setTimeout', (then: () => void, ms = 0) => {
    if (isPause(ms)) pauses.push(ms);
    return wait(then, isPause(ms) ? 0 : ms);
  });
  const address = http.address();
  line = openChatSocket(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, 'KP-1', events);
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(12), { timeout: 4_000 });
  vi.stubGlobal('setTimeout', wait);
  line.close();
  http.close();
  const [first, second = 0, ...later] = pauses;
  expect(first).toBe(500);
  expect(second).not.toBe(1_000);
  expect(Math.min(second, ...later)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...later)).toBeLessThanOrEqual(5_000);
});

// CHT-90
test('replaces a possibly dead connection, and rejoins its room', async () => {
  await open({ message: 'OK' });
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(1));
  line.renew();
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(2));
  expect(heard.onFailed).not.toHaveBeenCalled();
});

// CHT-111
test('disconnects a page in the back/forward cache, and rejoins when it is restored', async () => {
  const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  await open({ message: 'OK' });
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(1));
  pass('pagehide', true);
  expect(heard.onLost).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(server.sockets.sockets.size).toBe(0));
  pass('pageshow', true);
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(2));
  line.close();
  pass('pageshow', true);
  await vi.waitFor(() => expect(server.sockets.sockets.size).toBe(0));
  expect(heard.onFailed).not.toHaveBeenCalled();
});

// CHT-93
test('sends the current token with each connection, and reconnects for another token', async () => {
  const tokens: unknown[] = [];
  server.use((socket, next) => {
    tokens.push(socket.handshake.auth);
    next();
  });
  clearSession('logout');
  await open({ message: 'OK' });
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(1));
  login('one', false);
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(2));
  login('two', false);
  await vi.waitFor(() => expect(heard.onJoined).toHaveBeenCalledTimes(3));
  expect(tokens).toEqual([{}, { token: 'one' }, { token: 'two' }]);
  clearSession('logout');
});
