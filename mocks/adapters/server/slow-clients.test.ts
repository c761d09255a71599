/** Stalled and slow clients are disconnected without delaying others. */
import { afterEach, expect, test } from 'vitest';
import { createWorld, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { drip, formType, headOf, type RawRequest, writeRaw } from '../../../tests/support/backend/raw-http.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const json = { 'content-type': 'application/json', 'content-length': 100 };
const form = { 'content-type': formType, 'content-length': 100_000 };

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
    // Not immediately: until then it could still complete
    expect(performance.now() - began).toBeGreaterThan(patient * 0.8);
  });
  await Promise.all(ended);
  await createWorld(backend.url, 'after');
}, 15_000);
