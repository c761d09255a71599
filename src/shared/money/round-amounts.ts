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
  const first = round.findIndex((satang) => satang >= Math.max(least ?? 0, usual[currency]));
  let from = first < 0 ? round.length - count : Math.min(first, round.length - count);
  const isBeyond = (index: number) => most !== null && (round[index] ?? 0) > most;
  while (from > 0 && isBeyond(from + count - 1) && (round[from - 1] ?? 0) >= (least ?? 0)) from -= 1;
  return round
    .slice(from, from + count)
    .filter((satang) => satang >= (least ?? 0) && (most === null || satang <= most));
}
