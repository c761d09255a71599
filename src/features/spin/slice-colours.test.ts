import { expect, it } from 'vitest';
import { contrast } from './slice-colours.ts';

// SPN-8
it('measures contrast as the guidelines do, whichever colour comes first', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrast([10, 10, 10], [10, 10, 10])).toBe(1);
});
