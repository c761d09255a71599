import { describe, expect, test } from 'vitest';
import type { RunningBonus } from '../bonus/index.ts';
import { promotions } from './offers.ts';
import { checkPromotion, currentPromotion, type PromotionSearch, requirePromotion } from './rules.ts';

const running = { met: false } as RunningBonus;

describe('a promotion', () => {
  const search = (code: string, changes: Partial<PromotionSearch> = {}) =>
    requirePromotion({ code, operation: 'findPromotion', received: false, state: 'found', ...changes });

  // PRO-21
  test('is found by its code in upper case only', () => {
    expect(search('KRAPAO50').amount).toBe(5000);
    expect(() => search('krapao50')).toThrow('NO_PROMOTION');
    expect(() => search('ABC1')).toThrow('NO_PROMOTION');
    expect(() => search('constructor')).toThrow('NO_PROMOTION');
  });

  // PRO-20
  test('is one of two, with the documented amounts', () => {
    expect(promotions.map(({ code, amount }) => [code, amount])).toEqual([
      ['KRAPAO50', 50_00],
      ['MARKET100', 100_00],
    ]);
  });

  // PRO-20, PRO-26
  test('is received once', () => {
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
  ])('of the magic code %s answers %s to a lookup and %s to a receipt', (code, found, received) => {
    if (found) expect(() => search(code)).toThrow(found);
    else expect(search(code).code).toBe(code);
    expect(() => search(code, { operation: 'activatePromotion' })).toThrow(received);
  });

  // PRO-24
  test('is refused while a bonus runs, and when all are taken', () => {
    expect(() => checkPromotion(null, false)).not.toThrow();
    expect(() => checkPromotion(running, false)).toThrow('BONUS_REMAINING');
    expect(() => checkPromotion({ ...running, met: true }, false)).toThrow('BONUS_ALREADY_ACTIVE');
    expect(() => checkPromotion(null, true)).toThrow('BONUS_FULL');
  });
});
