import { describe, expect, test } from 'vitest';
import { type RefundState, refundAvailable, refundBlocked, requireAddable, requireReceivable } from './rules.ts';

describe('a refund', () => {
  const refund = (changes: Partial<RefundState> = {}): RefundState => ({
    record: { found: true, available: 500, received: 70 },
    bonusRuns: false,
    state: 'available',
    ...changes,
  });
  const empty = { found: true, available: 0, received: 0 };

  test('can be received and added', () => {
    expect(requireReceivable(refund())).toBe(500);
    expect(requireAddable(refund())).toBe(70);
    expect([refundAvailable(refund()), refundBlocked(refund())]).toEqual([true, false]);
  });

  test.each([
    [refund({ state: 'inactive' }), 'REFUND_INACTIVE', 'REFUND_INACTIVE'],
    [refund({ record: null }), 'NO_REFUND', 'NO_REFUND'],
    [refund({ record: { ...empty, found: false } }), 'NO_REFUND', 'REFUND_MINIMUM'],
    [refund({ bonusRuns: true }), 'BONUS_REMAINING', 'REFUND_CONDITION'],
    [refund({ state: 'blocked' }), 'REFUND_CONDITION', 'REFUND_CONDITION'],
    [refund({ record: empty }), 'REFUND_MINIMUM', 'REFUND_MINIMUM'],
    // REF-25, REF-26
  ])('%j is not received: %s, nor added: %s', (state, receive, add) => {
    expect(() => requireReceivable(state)).toThrow(receive);
    expect(() => requireAddable(state)).toThrow(add);
  });
});
