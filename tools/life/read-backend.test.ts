import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { serve } from '../../tests/support/backend/serve.ts';
import { readBackend } from './read-backend.ts';

/** A backend with fixed responses. */
async function targetWith(answer: (response: ServerResponse, path: string) => void) {
  const baseUrl = await serve((request, response) => answer(response, request.url ?? ''));
  return { baseUrl, token: 'any', headers: {}, timeoutMs: 10_000, origin: null };
}

// LIFE-33
test('stops reading an endless response after 8 MiB', async () => {
  const chunk = Buffer.alloc(256 * 1024, ' ');
  let sent = 0;
  let isClosed = false;
  const target = await targetWith((response) => {
    const more = () => {
      if (isClosed) return;
      sent += chunk.length;
      response.write(chunk, more);
    };
    response.once('close', () => {
      isClosed = true;
    });
    more();
  });
  await expect(readBackend(target, 10, () => undefined)).rejects.toThrow(/^\w+: an answer is longer than 8 MiB$/);
  await vi.waitFor(() => expect(isClosed).toBe(true));
  // and what both ends keep ready
  expect(sent).toBeLessThan(24 * 1024 * 1024);
});

// LIFE-33
test('stops reading when all responses together are too long', async () => {
  const target = await targetWith((response) => response.end(JSON.stringify({ text: 'x'.repeat(1000) })));
  const asked: string[] = [];
  const reading = readBackend(target, 10, (id) => asked.push(id), 5 * 1024);
  await expect(reading).rejects.toThrow(/the answers so far are longer than .* MB; ask for fewer --rows/);
  expect(asked).toHaveLength(6);
});
