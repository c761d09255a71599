import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPage } from './reload.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// APP-243
it('a page that has not come five seconds after its reload is asked for once more', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reloadPage();
  vi.advanceTimersByTime(4_999);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
