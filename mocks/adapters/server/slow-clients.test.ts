/** Stalled and slow clients are disconnected without delaying others. */
import { afterEach, expect, test } from 'vitest';
import {
  adminHeaders,
  administer,
  createWorld,
  playerAt,
  temporaryFolder,
} from '../../../tests/support/backend/client.ts';
import { watchHealth } from '../../../tests/support/backend/health-watch.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { startBackendProcess } from '../../../tests/support/backend/process.ts';
import { drip, formType, headOf, type RawRequest, writeRaw } from '../../../tests/support/backend/raw-http.ts';
import { defaultTimeouts } from './connections.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const json = { 'content-type': 'application/json', 'content-length': 100 };
const form = { 'content-type': formType, 'content-length': 100_000 };

/** Where clients stall: before a byte, in the headers, in a body that is read or unread, in the next request. */
const halves: ((url: string) => RawRequest)[] = [
  (url) => writeRaw(url),
  (url) => writeRaw(url, 'POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half: '),
  (url) => writeRaw(url, headOf('/api/login', json), '{"username":'),
  (url) => writeRaw(url, headOf('/api/chat/upload-image', form), '--edge\r\ncontent-disposition: form-data; na'),
  (url) => writeRaw(url, headOf('/api/wallet', json, 'GET')),
  (url) => writeRaw(url, headOf('/api/lookup/active', {}, 'GET'), 'GET /api/lookup/active HTTP/1.1\r\n'),
  (url) => writeRaw(url, headOf('/admin/worlds/main/describe', { ...json, ...adminHeaders }), '['),
  (url) => writeRaw(url, headOf('/socket.io/?EIO=4&transport=polling', json), '4'),
];

test('disconnects three hundred stalled requests, and still serves players', async () => {
  expect(defaultTimeouts.stallMs).toBe(15_000);
  const { folder, drop } = await temporaryFolder();
  const running = await startBackendProcess(folder, { more: ['--stall-seconds', '2'] });
  closing.push(drop, () => running.end('SIGKILL'));
  const player = await playerAt(running.url);
  const requests: RawRequest[] = [];
  const paid: number[] = [];

  const { longest, idleLongest, statuses } = await watchHealth(running.url, async () => {
    for (let index = 0; index < 300; index += 1) {
      const request = halves[index % halves.length]?.(running.url);
      if (request) requests.push(request);
    }
    /** Open connections after each transfer: on a busy machine the first ones time out before the last transfer. */
    const held: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      paid.push(await player.transfer());
      held.push(requests.filter(({ socket }) => !socket.destroyed).length);
    }
    expect(Math.max(...held)).toBeGreaterThan(200);
    await Promise.all(requests.map(({ closed }) => closed));
  });

  expect(requests).toHaveLength(300);
  expect(new Set(paid)).toEqual(new Set([200]));
  expect(statuses).toEqual([200]);
  expect(longest - idleLongest).toBeLessThan(1000);
}, 30_000);

test('ends a request that arrives byte by byte after its time limit', async () => {
  const { folder, drop } = await temporaryFolder();
  const timeouts = { stallMs: 1000, jsonMs: 400, formMs: 500 };
  const backend = await openBackend(folder, { timeouts });
  closing.push(drop, () => backend.close());
  const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const slow: [RawRequest, number][] = [
    [writeRaw(backend.url, 'POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: '), timeouts.stallMs],
    [writeRaw(backend.url, headOf('/api/login', json), '{"username":"'), timeouts.jsonMs],
    [writeRaw(backend.url, headOf('/api/chat/upload-image', form), part), timeouts.formMs],
  ];
  const ended = slow.map(async ([request, patient]) => {
    const began = performance.now();
    drip(request, 'x', 50);
    await request.closed;
    expect(request.socket.bytesWritten).toBeGreaterThan(0);
    // not immediately: until then it could still complete
    expect(performance.now() - began).toBeGreaterThan(patient * 0.8);
  });
  await Promise.all(ended);
  await createWorld(backend.url, 'after');
}, 15_000);

test('keeps a connection open for a delayed response, however long it takes', async () => {
  const { folder, drop } = await temporaryFolder();
  const backend = await openBackend(folder, { timeouts: { stallMs: 500, jsonMs: 500, formMs: 500 } });
  closing.push(drop, () => backend.close());
  const player = await playerAt(backend.url);
  await administer(backend.url, 'main', 'fault', 'transfer', { delay: 1500 });
  expect(await player.transfer()).toBe(200);
});
