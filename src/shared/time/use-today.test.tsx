import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bangkokDay } from './dates.ts';
import { useToday } from './use-today.ts';

const evening = Date.parse('2026-03-14T23:59:30+07:00');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ now: evening }));
afterEach(() => void vi.useRealTimers());

// CHT-39
test('changes at each midnight', async () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe(bangkokDay(evening));
  await pass(29_900);
  expect(result.current).toBe(bangkokDay(evening));
  await pass(200);
  expect(result.current).toBe(bangkokDay(evening) + 1);
  await pass(24 * 60 * 60_000);
  expect(result.current).toBe(bangkokDay(evening) + 2);
});

test('updates when the page comes back', async () => {
  const { result } = renderHook(useToday);
  // Device sleep: the clock went on, timers did not.
  vi.setSystemTime(evening + 24 * 60 * 60_000);
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(result.current).toBe(bangkokDay(evening) + 1);
});
