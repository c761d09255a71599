import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWheelSize } from './wheel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const resizeTo = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
};

// SPN-11
test('follows the window once, half a second after the last of many changes', () => {
  vi.stubGlobal('innerWidth', 1280);
  const sizes: number[] = [];
  renderHook(() => sizes.push(useWheelSize()));
  for (const width of [400, 380, 360]) {
    act(() => resizeTo(width));
    act(() => vi.advanceTimersByTime(499));
  }
  expect(sizes).toEqual([350]);
  act(() => vi.advanceTimersByTime(1));
  expect(sizes).toEqual([350, 306]);
});
