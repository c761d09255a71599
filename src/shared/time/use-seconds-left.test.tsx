import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, useSecondsLeft } from './clock.ts';

const minute = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counting = (since: number) =>
  renderHook(({ from }: { from: number }) => useSecondsLeft(from, minute), { initialProps: { from: since } });

test('counts down to 0', async () => {
  const { result } = counting(now());
  expect(result.current).toBe(60);
  await pass(1_000);
  expect(result.current).toBe(59);
  await pass(59_000);
  expect(result.current).toBe(0);
});

test('restarts at once, also within a second', async () => {
  const { result, rerender } = counting(now() - minute);
  expect(result.current).toBe(0);
  await pass(700);
  rerender({ from: now() });
  expect(result.current).toBe(60);
});

test('is 0 if the clock was set back', () => {
  expect(counting(now() + 5_000).result.current).toBe(0);
});
