import { describe, expect, test } from 'vitest';
import { filmTime } from './pace.ts';

describe('the time of a film', () => {
  const at = filmTime(
    [
      { from: 1_000, to: 3_000, length: 500 },
      { from: 3_200, to: 3_700, length: 500 },
      { from: 9_700, to: 9_800, length: 100 },
    ],
    1_000,
  );

  test('gives a part its own length on any machine', () => {
    expect([1_000, 2_000, 3_000].map(at)).toEqual([0, 250, 500]);
  });

  test('keeps a short wait for the app', () => {
    expect([3_100, 3_200, 3_450, 3_700].map(at)).toEqual([600, 700, 950, 1_200]);
  });

  test('cuts a long one', () => {
    expect([4_000, 9_000, 9_700, 9_800].map(at)).toEqual([1_500, 1_900, 1_900, 2_000]);
  });

  test('starts at 0 and goes on after the last part', () => {
    expect([0, 10_000, 20_000].map(at)).toEqual([0, 2_200, 2_700]);
  });
});
