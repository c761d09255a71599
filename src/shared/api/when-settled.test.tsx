import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from './when-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (job: () => void) => Number(setTimeout(job)));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => void vi.useRealTimers());

// CHT-8
test('calls back when idle, once the last fetch has ended or failed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [balance, notice] = [Promise.withResolvers<number>(), Promise.withResolvers<string>()];
  const fetches = [
    client.fetchQuery({ queryKey: ['balance'], queryFn: () => balance.promise }),
    client.fetchQuery({ queryKey: ['notice'], queryFn: () => notice.promise }).catch(() => undefined),
  ];
  const job = vi.fn();
  whenSettled(client, job);
  balance.resolve(100);
  await vi.advanceTimersByTimeAsync(10);
  expect(job).not.toHaveBeenCalled();
  notice.reject(new Error('offline'));
  await Promise.all(fetches);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(job).toHaveBeenCalledOnce();
});

// CHT-8
test('waits five seconds at most for late data, and not at all once cancelled', async () => {
  const client = new QueryClient();
  void client.fetchQuery({ queryKey: ['balance'], queryFn: () => new Promise<never>(() => undefined) });
  const [job, cancelled] = [vi.fn(), vi.fn()];
  whenSettled(client, job);
  whenSettled(client, cancelled)();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(job).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(job).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
