import { expect, test } from 'vitest';
import { receivedAmount } from './use-refund.ts';

// REF-31
test.each([
  [{ refundAmount: 60.25, available: 185.5 }, { refundAmount: 245.75, available: 0 }, 185_50],
  [{ refundAmount: 60.25 }, { refundAmount: 245.75 }, 185_50],
  [{ refundAmount: 60.25, available: 100 }, { refundAmount: 245.75 }, null],
  [{ refundAmount: 60.25, available: 185.5 }, { refundAmount: 60.25 }, null],
  [{ refundAmount: 60.25 }, { refundAmount: 0 }, null],
  [{ refundAmount: Number.NaN, available: 185.5 }, { refundAmount: 185.5 }, null],
  [undefined, { refundAmount: 185.5 }, null],
])('%j before and %j after: %j', (before, after, satang) => {
  expect(receivedAmount(before, after)).toBe(satang);
});
