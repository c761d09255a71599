import { describe, expect, it } from 'vitest';
import { roundAmounts } from './round-amounts.ts';

const whole = (satang: readonly number[]) => satang.map((one) => one / 100);
const satang = (amount: number | null) => amount && amount * 100;

// WDR-9
describe('round amounts', () => {
  it.each([
    ['baht', null, null, [500, 1_000, 2_000]],
    ['baht', 100, 200_000, [500, 1_000, 2_000]],
    ['baht', 20_000_000_000, null, [20_000_000_000, 50_000_000_000]],
    ['baht', 600, 200_000, [1_000, 2_000, 5_000]],
    ['baht', 20_000, 40_000_000, [20_000, 50_000, 100_000]],
    // A low maximum brings smaller ones.
    ['baht', 100, 1_000, [200, 500, 1_000]],
    ['baht', 100, 500, [100, 200, 500]],
    ['baht', null, 5, [1, 2, 5]],
    ['kip', null, 60_000, [10_000, 20_000, 50_000]],
    // Too few lie between the limits.
    ['baht', 100, 250, [100, 200]],
    ['baht', 500, 100, []],
    ['kip', 20_000, 40_000_000, [100_000, 200_000, 500_000]],
    ['kip', 20_000, 100_000, [20_000, 50_000, 100_000]],
    ['kip', 300_000, null, [500_000, 1_000_000, 2_000_000]],
    ['kip', 90_071_992_547_409, null, []],
  ] as const)('in %s between %s and %s are %j', (currency, least, most, amounts) => {
    expect(whole(roundAmounts(currency, 3, satang(least), satang(most)))).toEqual(amounts);
  });
});
