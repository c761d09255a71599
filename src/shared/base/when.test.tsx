import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenLoaded } from './when.ts';

let state: DocumentReadyState;
/** A page that is never idle: only the timeout fires. */
const busy = {
  ask: vi.fn((job: () => void, { timeout = Infinity }: IdleRequestOptions = {}) => Number(setTimeout(job, timeout))),
  callOff: vi.fn((handle: number) => clearTimeout(handle)),
};

beforeEach(() => {
  vi.useFakeTimers();
  state = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.stubGlobal('requestIdleCallback', busy.ask);
  vi.stubGlobal('cancelIdleCallback', busy.callOff);
});
afterEach(() => void vi.useRealTimers());

// CHT-8
test('waits for an idle page, at most two seconds after it has loaded', () => {
  const job = vi.fn();
  whenLoaded(job);
  vi.advanceTimersByTime(10_000);
  expect(job).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1_999);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledOnce();
});

// CHT-8
test('calls back as soon as a loaded page is idle', () => {
  state = 'complete';
  vi.stubGlobal('requestIdleCallback', (job: () => void) => Number(setTimeout(job, 5)));
  const job = vi.fn();
  whenLoaded(job);
  vi.advanceTimersByTime(5);
  expect(job).toHaveBeenCalledOnce();
});

test('can be cancelled', () => {
  state = 'complete';
  const job = vi.fn();
  whenLoaded(job)();
  vi.advanceTimersByTime(10_000);
  expect(job).not.toHaveBeenCalled();
});
