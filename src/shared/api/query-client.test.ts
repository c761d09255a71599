// @vitest-environment happy-dom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, login } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { getListStatementsQueryKey } from './generated/statement/statement.ts';
import { getGetWalletQueryKey } from './generated/wallet/wallet.ts';
import { createQueryClient, refetchMoney } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** A screen that shows the wallet, asking with `ask`. */
function watchWallet(ask: (signal: AbortSignal) => Promise<number>) {
  const client = createQueryClient();
  const observer = new QueryObserver(client, {
    queryKey: getGetWalletQueryKey(),
    queryFn: ({ signal }) => ask(signal),
  });
  const stop = observer.subscribe(() => undefined);
  return { client, observer, stop };
}

describe('reads', () => {
  test.each([
    ['network errors', new ApiError({ code: 'NETWORK', kind: 'network' }), 3],
    ['a 503', new ApiError({ code: 'INTERNAL_SERVER_ERROR', kind: 'refused', status: 503 }), 3],
    ['a refusal', new ApiError({ code: 'NO_WALLET', kind: 'refused', status: 404 }), 1],
    ['a 429', new ApiError({ code: 'REQUEST_LIMIT', kind: 'refused', status: 429 }), 1],
    ['a time-out', new ApiError({ code: 'TIMEOUT', kind: 'timeout' }), 1],
    ['a malformed answer', new ApiError({ code: 'MALFORMED', kind: 'malformed', status: 200 }), 1],
    ['the end of the session', new ApiError({ code: 'x', kind: 'refused', status: 500, reported: true }), 1],
    // APP-43
  ])('are retried after %s only if it may help', async (_name, error, tries) => {
    const ask = vi.fn(() => Promise.reject(error));
    const { stop } = watchWallet(ask);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(tries);
    stop();
  });

  // MNY-42
  test('show the response to the latest request, even if an earlier one arrives later', async () => {
    const answers = [3_000, 100];
    const ask = vi.fn(
      (signal: AbortSignal) =>
        new Promise<number>((resolve, reject) => {
          const delay = answers.shift() ?? 0;
          setTimeout(() => resolve(delay), delay);
          signal.addEventListener('abort', () => reject(new ApiError({ code: 'ABORTED', kind: 'aborted' })));
        }),
    );
    const { client, observer, stop } = watchWallet(ask);
    void refetchMoney(client);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult().data).toBe(100);
    stop();
  });

  test.each([
    ['the wallet', getGetWalletQueryKey()],
    ['the statement', getListStatementsQueryKey({ page: 2, limit: 10 })],
    // MNY-41
  ])('of %s are refetched when money moved', async (_name, queryKey) => {
    const client = createQueryClient();
    const ask = vi.fn(() => Promise.resolve(1));
    const stop = new QueryObserver(client, { queryKey, queryFn: ask as () => Promise<unknown> }).subscribe(
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(0);
    await refetchMoney(client);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  // ACC-17, ACC-19, APP-42
  test('are cleared at the end of the session', async () => {
    login('t1', true);
    const { client, stop } = watchWallet(() => Promise.resolve(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(getGetWalletQueryKey())).toBe(5);
    stop();
    clearSession('logout');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

// APP-57
test('refetches failed reads when an app that started offline goes online', async () => {
  const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.fn(() => Promise.reject(new ApiError({ code: 'NETWORK', kind: 'network' })));
  const { client, stop } = watchWallet(ask);
  client.mount();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = ask.mock.calls.length;
  device.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(before + 1);
  stop();
  client.unmount();
  device.mockRestore();
});

// APP-57, BON-33, MNY-30, MNY-31
test('offline commands fail at once, and are not sent later', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.reject(new ApiError({ code: 'NETWORK', kind: 'network', sent: false })));
  const command = client
    .getMutationCache()
    .build(client, { ...client.getDefaultOptions().mutations, mutationFn: send });
  await expect(command.execute(undefined)).rejects.toThrow('NETWORK');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
});
