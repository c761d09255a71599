import { expect, test } from 'vitest';
import { checkAdd } from './rules.ts';

// WAL-27
test('adds to the wallet within the limits, inclusive', () => {
  for (const amount of [100, 100_000_000]) expect(() => checkAdd(amount)).not.toThrow();
  expect(() => checkAdd(99)).toThrow('TRANSFER_MINIMUM');
  expect(() => checkAdd(100_000_001)).toThrow('KEY_INVALID');
});
