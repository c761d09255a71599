import { expect, test } from 'vitest';
import { checkAdd } from './rules.ts';

// WAL-27
test.each([100, 100_000_000])('accepts a deposit to the wallet at the limit of %d satang', (amount) => {
  expect(() => checkAdd(amount)).not.toThrow();
});

// WAL-27
test('refuses one satang below or above the limits', () => {
  expect(() => checkAdd(99)).toThrow('TRANSFER_MINIMUM');
  expect(() => checkAdd(100_000_001)).toThrow('KEY_INVALID');
});
