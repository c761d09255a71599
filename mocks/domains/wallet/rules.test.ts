import { expect, test } from 'vitest';
import { checkAdd } from './rules.ts';

// WAL-27
test.each([100, 100_000_000])('%d satang, a limit, may be added to the wallet', (amount) => {
  expect(() => checkAdd(amount)).not.toThrow();
});

// WAL-27
test('a satang less or more than the limits is refused', () => {
  expect(() => checkAdd(99)).toThrow('TRANSFER_MINIMUM');
  expect(() => checkAdd(100_000_001)).toThrow('KEY_INVALID');
});
