import { afterEach, expect, test, vi } from 'vitest';
import { openBrowserStore } from './browser-machine.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('keeps worlds in memory when the database never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const opening = openBrowserStore();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await opening).kind).toBe('memory');
});
