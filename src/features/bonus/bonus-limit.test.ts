import { expect, it } from 'vitest';
import { limitOf } from './bonus-limit.ts';
import type { BonusCard } from './bonus-rules.ts';

// BON-8, BON-18, MNY-320
it.each([
  ['as counts', 1_234, 12_345, { received: '1,234', max: '12,345' }],
  ['never as received more often than it may be', 3, 2, { received: '2', max: '2' }],
  ['with a dash for a limit that can not be read', 1, null, { received: '1', max: '-' }],
])('writes how often a bonus was received %s', (_, received, max, written) => {
  expect(limitOf({ received, max } as BonusCard)).toEqual(written);
});
