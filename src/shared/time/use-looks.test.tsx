import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { now } from './clock.ts';
import { isLookDue, useLooks } from './use-looks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a poll', () => {
  // QR-260, MNY-260
  test.each([5_000, 10_000, 15_000])(
    'is due every %i ms, although each starts slightly after its tick',
    async (every) => {
      let lookedAt = now();
      let looks = 0;
      renderHook(() =>
        useLooks(true, () => {
          if (!isLookDue(lookedAt, every)) return;
          lookedAt = now() + 30;
          looks += 1;
        }),
      );
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(looks).toBe(60_000 / every);
    },
  );

  test('is not due a whole tick early, but is due if the clock was set back', () => {
    expect(isLookDue(now() - 4_000, 5_000)).toBe(false);
    expect(isLookDue(now() + 1, 5_000)).toBe(true);
  });
});
