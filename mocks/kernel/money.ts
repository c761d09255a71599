import { fail } from './refusal.ts';

/** Converts satang to baht, the unit of the wire. */
export const toBaht = (satang: number): number => satang / 100;

/** Converts the baht of a switch to whole satang; rounds, because people type any number of decimals. */
export const switchSatang = (baht: number): number => Math.round(baht * 100);

/**
 * Converts baht of the wire to whole satang.
 * @throws KEY_INVALID for more than two decimals, or an amount too large to be exact (MNY-4)
 */
export function toSatang(baht: number): number {
  const satang = Math.round(baht * 100);
  // Only a number with at most two decimals survives the round trip
  if (!Number.isSafeInteger(satang) || satang / 100 !== baht) throw fail('KEY_INVALID');
  return satang;
}
