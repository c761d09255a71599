import { afterEach, expect, test, vi } from 'vitest';
import { openBrowserStore } from './browser-machine.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a database that never answers leaves the worlds in memory', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const opening = openBrowserStore();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await opening).kind).toBe('memory');
});
