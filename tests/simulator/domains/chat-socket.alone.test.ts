import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatUrl, serveChat } from '../../../mocks/adapters/browser/chat/serve-chat.ts';
import { createMemoryStore, type JournalStore, type Sandbox, worldKey } from '../../../mocks/index.ts';
import { chatClient, guest, historyOf, lines, chatRoom as room, send, text } from '../../support/worlds/chat-client.ts';
import { callerOf, openSandbox } from '../../support/worlds/open-sandbox.ts';

const origin = 'http://chat.example';
const otherRoom = 'KP-00000000-4a55-4f0e-9d5a-0c6a2f4c1e22';

let stop: (() => void) | undefined;
let clients: Socket[] = [];

beforeEach(() => {
  clients = [];
});

afterEach(() => {
  for (const client of clients) client.disconnect();
  stop?.();
  stop = undefined;
});

/** A world with its chat server; real clients in this process reach it at `origin`. */
async function serve(store?: JournalStore): Promise<Sandbox> {
  const sandbox = await openSandbox('everyday', store ? { store } : {});
  stop = await serveChat(sandbox.chat, chatUrl(origin, '/'), () => worldKey(sandbox.address));
  return sandbox;
}

/** A real client. socket.io-client reads `WebSocket` when it is imported, so each test imports its own. */
async function connect() {
  vi.resetModules();
  const client = await chatClient(origin);
  clients.push(client.socket);
  return client;
}

const say = (sandbox: Sandbox, words: string, into = room) => sandbox.operate('chatSay', { room: into, text: words });

const saidIn = async (sandbox: Sandbox) =>
  lines(await historyOf(callerOf(sandbox), guest, 0, 100)).map((line) => line.replace('operator: ', ''));

const lineEvents = (sandbox: Sandbox) =>
  sandbox.chat.events().flatMap(({ direction, event }) => (direction === 'line' ? event : []));

// CHT-80
test('a message reaches every client in its room, its sender included, and no client outside it', async () => {
  const sandbox = await serve();
  const [one, two, stranger] = [await connect(), await connect(), await connect()];
  expect(await one.join(room)).toEqual({ message: 'OK' });
  await two.join(room);
  await stranger.join(otherRoom);
  expect(sandbox.chat.rooms()).toEqual([room, otherRoom]);

  await say(sandbox, 'hello');
  await send(callerOf(sandbox), text('thanks'));

  await vi.waitFor(() => expect(one.heard).toEqual(['hello', 'thanks']));
  await vi.waitFor(() => expect(two.heard).toEqual(['hello', 'thanks']));
  await sandbox.clock.jump('10s');
  await vi.waitFor(() => expect(one.heard).toHaveLength(3));
  expect(stranger.heard).toEqual([]);
});

// CHT-80
test('a client gets no messages from before it joined', async () => {
  const sandbox = await serve();
  await say(sandbox, 'before');
  const { heard, join } = await connect();
  await join(room);
  await say(sandbox, 'after');
  await vi.waitFor(() => expect(heard).toEqual(['after']));
});

test.each(['', 'room', 'KP-1', null, 7, { room }])('joining the room %j is refused', async (name) => {
  await serve();
  const { join } = await connect();
  expect(await join(name)).toEqual({ message: 'KEY_INVALID' });
});

test('support is shown typing when another tab of the same world types, not of another world', async () => {
  const sandbox = await serve();
  const { socket, join } = await connect();
  const typed: unknown[] = [];
  socket.on('typing', (note) => typed.push(note));
  await join(room);
  const tab = new BroadcastChannel('krapao-strokes');
  tab.postMessage({ world: 'another', room, ms: 1 });
  tab.postMessage({ world: worldKey(sandbox.address), room, ms: 2 });
  await vi.waitFor(() => expect(typed).toEqual([{ ms: 2 }]));
  tab.close();
});

// CHT-80
test('a client that joins another room receives nothing more of the first', async () => {
  const sandbox = await serve();
  const { heard, join } = await connect();
  await join(room);
  await join(otherRoom);
  await say(sandbox, 'for the first');
  await say(sandbox, 'for the other', otherRoom);
  await vi.waitFor(() => expect(heard).toEqual(['for the other']));
});

// CHT-18
test('the history fills the gaps of five dropped connections without duplicates', async () => {
  const sandbox = await serve();
  const { socket, heard, join } = await connect();
  for (let round = 0; round < 5; round++) {
    await vi.waitFor(() => expect(socket.connected).toBe(true));
    await join(room);
    await say(sandbox, `${round}`);
    await vi.waitFor(() => expect(heard.at(-1)).toBe(`${round}`));
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    expect(sandbox.chat.drop()).toBe(1);
    await say(sandbox, `${round}, missed`);
    expect(await gone).toBe('transport close');
  }
  expect(heard).toEqual(['0', '1', '2', '3', '4']);
  expect(await saidIn(sandbox)).toEqual(heard.flatMap((round) => [round, `${round}, missed`]));
  expect(sandbox.chat.events().filter(({ event }) => event === 'join')).toHaveLength(5);
});

test('a client that the server disconnects does not reconnect', async () => {
  const sandbox = await serve();
  const { socket, join } = await connect();
  await join(room);
  const reasons: string[] = [];
  socket.on('disconnect', (reason) => reasons.push(reason));
  sandbox.chat.disconnect();
  await vi.waitFor(() => expect(reasons).toEqual(['io server disconnect']));
  expect(socket.active).toBe(false);
  expect(sandbox.chat.connections).toBe(0);
});

test('a bad network can deliver the last messages again, in the wrong order', async () => {
  const sandbox = await serve();
  const { heard, join } = await connect();
  await join(room);
  for (const word of ['one', 'two', 'three']) await say(sandbox, word);
  sandbox.chat.resend(2);
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three', 'three', 'two']));
});

// CHT-19
test('breaks connections while the chat is down, and clients retry until it is up', async () => {
  const sandbox = await serve();
  const { socket, join } = await connect();
  await join(room);
  await sandbox.set('chatDown', true);
  await vi.waitFor(() => expect(socket.connected).toBe(false));
  await vi.waitFor(() => expect(lineEvents(sandbox)).toContain('refused'));
  await sandbox.set('chatDown', false);
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  expect(await join(room)).toEqual({ message: 'OK' });
});

test('a message sent in another tab arrives here too', async () => {
  const store = createMemoryStore();
  const sandbox = await serve(store);
  const { heard, join } = await connect();
  await join(room);
  const other = await openSandbox('everyday', { store });
  await say(other, 'from the other tab');
  // As the notification of the other tab does
  await callerOf(sandbox).get('/api/chat/config');
  await vi.waitFor(() => expect(heard).toEqual(['from the other tab']));
});

test('a message that was undone is not pushed again, and later ones are', async () => {
  const sandbox = await serve();
  const { heard, join } = await connect();
  await join(room);
  await say(sandbox, 'one');
  await say(sandbox, 'two');
  await sandbox.undo();
  await say(sandbox, 'three');
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']));
});

test('the socket log shows joins and pushed messages on the time line of the calls', async () => {
  const sandbox = await serve();
  const { join, socket } = await connect();
  await join(room);
  await say(sandbox, 'hello');
  socket.emit('typing', { room });
  await vi.waitFor(() => expect(sandbox.chat.events()).toHaveLength(4));
  expect(sandbox.chat.events().map(({ direction, event }) => `${direction} ${event}`)).toEqual([
    'line connect',
    'in join',
    'out messaging',
    'in typing',
  ]);
  expect(sandbox.chat.events()[1]).toMatchObject({ data: room, at: sandbox.now() });
});

test('sockets to other addresses are left alone', async () => {
  await serve();
  for (const url of ['ws://chat.example/other/', 'ws://elsewhere.example/socket.io/']) {
    const socket = new WebSocket(url);
    socket.addEventListener('error', () => undefined);
    expect(Object.prototype.toString.call(socket)).toBe('[object WebSocket]');
    socket.close();
  }
});
