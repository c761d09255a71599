import { fail } from './refusal.ts';

/** Satang to the baht of the wire. */
export const toBaht = (satang: number): number => satang / 100;

/**
 * The baht of the wire to whole satang.
 * @throws KEY_INVALID for more than two decimals, or an amount too large to be exact
 */
export function toSatang(baht: number): number {
  const satang = Math.round(baht * 100);
  // the closest double to a number with two decimals; anything else carried more of them
  if (!Number.isSafeInteger(satang) || satang / 100 !== baht) throw fail('KEY_INVALID');
  return satang;
}
