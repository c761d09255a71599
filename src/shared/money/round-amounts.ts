import type { Satang } from './money.ts';

/** 1, 2 and 5 with noughts, rising: whole baht or kip as satang. */
const round: readonly Satang[] = Array.from({ length: 11 }, (_, noughts) =>
  [1, 2, 5].map((digit) => digit * 10 ** (noughts + 2)),
).flat();

/** The least that is offered of a currency while the limits allow it, satang. */
const usual: Readonly<Record<'baht' | 'kip', Satang>> = { baht: 500_00, kip: 100_000_00 };

/**
 * Round amounts to tap, rising: the usual ones of the currency, or those that lie nearest to them between two limits.
 * Where too few lie between the limits, there are fewer.
 * @param least satang; null for no limit
 * @param most satang; null for no limit
 */
export function roundAmounts(
  currency: 'baht' | 'kip',
  count: number,
  least: Satang | null,
  most: Satang | null,
): Satang[] {
  const usable = round.filter((satang) => satang >= (least ?? 0) && (most === null || satang <= most));
  const first = usable.findIndex((satang) => satang >= usual[currency]);
  // Where too few of the usual ones are left, smaller ones come before them.
  const from = Math.max(0, Math.min(first < 0 ? usable.length : first, usable.length - count));
  return usable.slice(from, from + count);
}
