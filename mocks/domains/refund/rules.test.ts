import { describe, expect, test } from 'vitest';
import {
  type RefundState,
  refundAvailable,
  refundBlocked,
  refundShares,
  requireAddable,
  requireReceivable,
} from './rules.ts';

describe('a refund', () => {
  const refund = (changes: Partial<RefundState> = {}): RefundState => ({
    record: { found: true, available: 500, received: 70 },
    bonusRuns: false,
    state: 'available',
    ...changes,
  });
  const empty = { found: true, available: 0, received: 0 };

  test('can be claimed and added', () => {
    expect(requireReceivable(refund())).toBe(500);
    expect(requireAddable(refund())).toBe(70);
    expect(requireReceivable(refund({ record: { ...empty, available: 1 } }))).toBe(1);
    expect(requireAddable(refund({ record: { ...empty, received: 1 } }))).toBe(1);
  });

  test.each([
    [refund(), true, false],
    [refund({ state: 'inactive' }), false, false],
    [refund({ record: null }), false, false],
    [refund({ record: { ...empty, found: false } }), false, false],
    [refund({ state: 'blocked' }), true, true],
    [refund({ bonusRuns: true }), true, true],
  ])('in %j waits: %s, is blocked: %s', (state, waits, blocked) => {
    expect([refundAvailable(state), refundBlocked(state)]).toEqual([waits, blocked]);
  });

  // REF-27
  test('counts 80 percent of a loss', () => {
    expect(refundShares).toEqual({ refundSuccess: 80, refundFail: 20 });
  });

  test.each([
    [refund({ state: 'inactive' }), 'REFUND_INACTIVE', 'REFUND_INACTIVE'],
    [refund({ record: null }), 'NO_REFUND', 'NO_REFUND'],
    [refund({ record: { ...empty, found: false } }), 'NO_REFUND', 'REFUND_MINIMUM'],
    [refund({ bonusRuns: true }), 'BONUS_REMAINING', 'REFUND_CONDITION'],
    [refund({ state: 'blocked' }), 'REFUND_CONDITION', 'REFUND_CONDITION'],
    [refund({ record: empty }), 'REFUND_MINIMUM', 'REFUND_MINIMUM'],
    // REF-25, REF-26
  ])('in %j refuses a receipt as %s, and adding as %s', (state, receive, add) => {
    expect(() => requireReceivable(state)).toThrow(receive);
    expect(() => requireAddable(state)).toThrow(add);
  });
});
