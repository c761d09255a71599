import { describe, expect, test } from 'vitest';
import type { RunningBonus } from '../bonus/rules.ts';
import { checkInviteBonus } from '../invite/rules.ts';
import { checkPromotion, currentPromotion, type PromotionSearch, requirePromotion } from '../promotion/rules.ts';
import { type RefundState, refundAvailable, refundBlocked, requireAddable, requireReceivable } from './rules.ts';

const running = { met: false } as RunningBonus;

describe('a promotion', () => {
  const search = (code: string, changes: Partial<PromotionSearch> = {}) =>
    requirePromotion({ code, operation: 'findPromotion', received: false, state: 'found', ...changes });

  // PRO-21
  test('is found under its code in upper case only', () => {
    expect(search('KRAPAO50').amount).toBe(5000);
    expect(() => search('krapao50')).toThrow('NO_PROMOTION');
    expect(() => search('ABC1')).toThrow('NO_PROMOTION');
    expect(() => search('constructor')).toThrow('NO_PROMOTION');
  });

  // PRO-20
  test('is had once', () => {
    expect(() => search('KRAPAO50', { received: true })).toThrow('PROMOTION_RECEIVED');
    expect(() => search('KRAPAO50', { state: 'received' })).toThrow('PROMOTION_RECEIVED');
    expect(() => search('KRAPAO50', { state: 'none' })).toThrow('NO_PROMOTION');
    expect(currentPromotion([], 'found')?.code).toBe('KRAPAO50');
    expect(currentPromotion(['KRAPAO50'], 'found')?.code).toBe('MARKET100');
    expect(currentPromotion(['KRAPAO50', 'MARKET100'], 'found')).toBeNull();
    expect(currentPromotion([], 'none')).toBeNull();
  });

  test.each([
    ['NOPROMO', 'NO_PROMOTION', 'NO_PROMOTION'],
    ['USED', 'PROMOTION_RECEIVED', 'PROMOTION_RECEIVED'],
    ['LATE', null, 'PROMOTION_RECEIVED'],
    ['GONE', null, 'NO_PROMOTION'],
    ['FULL', null, 'BONUS_FULL'],
    ['ACTIVE', null, 'BONUS_ALREADY_ACTIVE'],
    ['REMAIN', null, 'BONUS_REMAINING'],
    // PRO-23
  ])('under the magic code %s answers %s when looked up and %s when received', (code, found, received) => {
    if (found) expect(() => search(code)).toThrow(found);
    else expect(search(code).code).toBe(code);
    expect(() => search(code, { operation: 'activatePromotion' })).toThrow(received);
  });

  // PRO-24
  test('is not received beside a bonus, nor when no more are given', () => {
    expect(() => checkPromotion(null, false)).not.toThrow();
    expect(() => checkPromotion(running, false)).toThrow('BONUS_REMAINING');
    expect(() => checkPromotion({ ...running, met: true }, false)).toThrow('BONUS_ALREADY_ACTIVE');
    expect(() => checkPromotion(null, true)).toThrow('BONUS_FULL');
  });
});

describe('the invite bonus', () => {
  test.each([
    ['inactive', 'INVITE_INACTIVE'],
    ['none', 'NO_INVITE_BONUS'],
    ['collect', 'INVITE_COLLECT'],
    ['noplay', 'NO_INVITEE_PLAY_INFO'],
    ['fail', 'INVITE_BONUS_FAIL'],
  ] as const)('is refused while the site is %s', (state, code) => {
    expect(() => checkInviteBonus(100, null, state)).toThrow(code);
  });

  // INV-29
  test('needs an amount, and no bonus that runs', () => {
    expect(() => checkInviteBonus(1, null, 'ready')).not.toThrow();
    expect(() => checkInviteBonus(0, null, 'ready')).toThrow('NO_INVITE_BONUS');
    expect(() => checkInviteBonus(1, running, 'ready')).toThrow('BONUS_REMAINING');
  });
});

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
