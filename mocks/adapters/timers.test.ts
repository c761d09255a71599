import { expect, test, vi } from 'vitest';
import { wait } from './timers.ts';

test('ends a wait immediately when its signal is already aborted', async () => {
  const signal = AbortSignal.abort();
  const over = await Promise.race([wait(60_000, signal).then(() => true), Promise.resolve().then(() => false)]);
  expect(over).toBe(true);
});

test('ends a wait when its signal aborts, and removes its listener when time is up', async () => {
  const aborted = new AbortController();
  const ended = wait(60_000, aborted.signal);
  aborted.abort();
  await expect(ended).resolves.toBeUndefined();

  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, 'removeEventListener');
  await wait(1, signal);
  expect(remove).toHaveBeenCalledOnce();
});
