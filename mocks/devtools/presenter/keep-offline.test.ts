// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepOffline } from './keep-offline.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose worker is in a state, and answers the question or not. */
function stubWorker(state: string, answer: string | null): void {
  const worker = {
    state,
    addEventListener: () => undefined,
    postMessage: (_question: unknown, [port]: MessagePort[]) => {
      if (answer !== null) port?.postMessage(answer);
    },
  };
  const registration = { installing: null, waiting: null, active: worker, update: async () => undefined };
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
}

// APP-444
test.each([
  ['that does not know the question', 'activated', null],
  ['that never takes over', 'installed', 'kept'],
])('returns false for a worker %s', async (_what, state, answer) => {
  vi.useFakeTimers();
  stubWorker(state, answer);
  const kept = keepOffline('/');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await kept).toBe(false);
});

// APP-444
test('returns true for a worker with all files', async () => {
  stubWorker('activated', 'kept');
  expect(await keepOffline('/')).toBe(true);
});
