/** Many stalled clients, or clients with large files, at once: other clients are still served. */
import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerAt, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { formType, headOf, type RawRequest, writeRaw } from '../../../tests/support/backend/raw-http.ts';
import type { Backend, BackendOptions } from './backend.ts';

let folder = '';
let drop: () => Promise<void>;
let backend: Backend;
let requests: RawRequest[] = [];

/** This process's server sockets, by client port. */
const accepted = new Map<number, Socket>();
const accept = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  if (socket.remotePort !== undefined) accepted.set(socket.remotePort, socket);
};

beforeEach(async () => {
  ({ folder, drop } = await temporaryFolder());
  requests = [];
  accepted.clear();
  subscribe('net.server.socket', accept);
});
afterEach(async () => {
  unsubscribe('net.server.socket', accept);
  for (const { socket } of requests) socket.destroy();
  await backend.close();
  await drop();
});

async function open(options: Partial<BackendOptions> = {}): Promise<string> {
  const timeouts = { stallMs: 1000, jsonMs: 5000, formMs: 5000 };
  backend = await openBackend(folder, { timeouts, drainMs: 200, ...options });
  return backend.url;
}

const start = (count: number, request: () => RawRequest) => {
  for (let index = 0; index < count; index += 1) requests.push(request());
};

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Sends a picture of `bytes` bytes to the chat. @returns the response with its body */
async function sendPicture(url: string, bytes: number) {
  const form = new FormData();
  const content = new Uint8Array([...png, ...randomBytes(bytes - png.length)]);
  form.set('file', new File([content], 'a.png', { type: 'image/png' }));
  const response = await fetch(`${url}/api/chat/upload-image`, { method: 'POST', body: form });
  const body = (await response.json()) as { path?: string; message?: string; reason?: string };
  return { status: response.status, headers: response.headers, body };
}

test('disconnects a hundred clients that do not read their responses, and still serves players', async () => {
  const url = await open({ timeouts: { stallMs: 2000, jsonMs: 5000, formMs: 5000 } });
  const player = await playerAt(url);
  const size = 10_000_000;
  const { body } = await sendPicture(url, size);
  start(100, () => {
    const request = writeRaw(url, headOf(body.path ?? '', {}, 'GET'));
    request.socket.pause();
    return request;
  });
  expect(await player.transfer()).toBe(200);
  expect(requests.every(({ socket }) => !socket.connecting && !socket.destroyed)).toBe(true);
  // A client that has not read its response keeps its end open: count only the server's ends
  const response = await fetch(`${url}${body.path}`);
  expect((await response.arrayBuffer()).byteLength).toBe(size);
  expect(await player.transfer()).toBe(200);
  // The server may still be accepting some of them
  const openEnds = () => requests.filter(({ socket }) => !accepted.get(socket.localPort ?? 0)?.destroyed);
  await vi.waitFor(() => expect(openEnds()).toHaveLength(0), 40_000);
  for (const { socket } of requests) socket.resume();
  const received = await Promise.all(requests.map(({ closed }) => closed));
  const kinds = received.map((text) => `${text.slice(0, 12)}, ${text.length < size ? 'cut short' : 'whole'}`);
  expect(new Set(kinds)).toEqual(new Set(['HTTP/1.1 200, cut short']));
}, 60_000);

test('bounds the memory of running uploads: refuses one above it, and accepts it later', async () => {
  const url = await open({ bodyMemory: 1_000_000, timeouts: { stallMs: 5000, jsonMs: 5000, formMs: 5000 } });
  const player = await playerAt(url);
  const head = headOf('/api/chat/upload-image', { 'content-type': formType, 'content-length': 500_000 });
  const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  start(3, () => writeRaw(url, head, part, new Uint8Array(300_000)));

  const busy = await vi.waitFor(async () => {
    const answer = await sendPicture(url, 400_000);
    expect(answer.status).toBe(503);
    return answer;
  });
  expect(busy.body).toEqual({ message: 'REQUEST_LIMIT', reason: expect.stringContaining('try again in 5 s') });
  expect(busy.headers.get('retry-after')).toBe('5');
  expect(busy.headers.get('access-control-allow-origin')).toBe('*');
  // Small bodies still fit
  expect(await player.transfer()).toBe(200);

  for (const { socket } of requests) socket.destroy();
  await vi.waitFor(async () => expect((await sendPicture(url, 400_000)).status).toBe(200));
  // The memory is freed each time
  for (let turn = 0; turn < 5; turn += 1) expect((await sendPicture(url, 400_000)).status).toBe(200);
}, 60_000);
