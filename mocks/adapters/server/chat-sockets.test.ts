import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { administer, createWorld, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { chatClient, chatRoom } from '../../../tests/support/worlds/chat-client.ts';
import type { Backend } from './backend.ts';

type Client = Awaited<ReturnType<typeof chatClient>>;

let drop: () => Promise<void>;
let backend: Backend;
let clients: Client[] = [];

beforeEach(async () => {
  const temporary = await temporaryFolder();
  ({ drop } = temporary);
  backend = await openBackend(temporary.folder, { worldOrigin: 'http://*.demo.example' });
  clients = [];
});
afterEach(async () => {
  for (const { socket } of clients) socket.disconnect();
  await backend.close();
  await drop();
});

async function join(path?: string): Promise<Client> {
  const client = await chatClient(backend.url, path);
  clients.push(client);
  await client.connected();
  expect(await client.join()).toEqual({ message: 'OK' });
  return client;
}

const say = (world: string, text: string) =>
  administer(backend.url, world, 'operator.chatSay', { room: chatRoom, text });

test('sends a support message only to the listeners of its room in its world', async () => {
  await createWorld(backend.url, 'demo');
  const here = await join();
  const there = await join('/w/demo/socket.io/');

  await say('demo', 'for demo');
  await say('main', 'for main');

  await vi.waitFor(() => expect(here.heard).toEqual(['for main']));
  expect(there.heard).toEqual(['for demo']);
});

test('refuses an invalid room', async () => {
  const client = await join();
  expect(await client.join('KP-<script>')).toEqual({ message: 'KEY_INVALID' });
  expect(await client.join({ $gt: '' })).toEqual({ message: 'KEY_INVALID' });
});

test('lets a client reconnect after a broken connection, not after a disconnect', async () => {
  const client = await join();
  await administer(backend.url, 'main', 'chat.drop');
  await client.connected(2);
  expect(client.lines).toEqual(['connect', 'transport close', 'connect']);

  await administer(backend.url, 'main', 'chat.disconnect');
  await vi.waitFor(() => expect(client.lines.at(-1)).toBe('io server disconnect'));
});

test('breaks open sockets and refuses new ones while the chat is down', async () => {
  const client = await join();
  await administer(backend.url, 'main', 'set', 'chatDown', true);
  await vi.waitFor(() => expect(client.lines).toContain('refused'));
  await administer(backend.url, 'main', 'set', 'chatDown', false);
  await client.connected(2);
});

test('refuses a socket to an unknown world', async () => {
  const client = await chatClient(backend.url, '/w/missing/socket.io/');
  clients.push(client);
  await vi.waitFor(() => expect(client.lines).toContain('refused'));
});

// CHT-94
test('lets only a player’s own token join the player’s room', async () => {
  const token = await administer<string>(backend.url, 'main', 'token', 'player');
  const profile = await fetch(`${backend.url}/api/account/profile`, { headers: { authorization: `Bearer ${token}` } });
  const { _id } = (await profile.json()) as { _id: string };
  const answers = await Promise.all(
    [{}, { token: '' }, { token: 'x' }, { token: { $gt: '' } }, { token }].map(async (auth) => {
      const client = await chatClient(backend.url, undefined, auth);
      clients.push(client);
      await client.connected();
      return client.join(`KP-${_id}`);
    }),
  );
  const refused = { message: 'KEY_INVALID' };
  expect(answers).toEqual([refused, refused, refused, refused, { message: 'OK' }]);
});
