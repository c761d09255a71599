import { fail } from './refusal.ts';

/** Satang to the baht of the wire. */
export const toBaht = (satang: number): number => satang / 100;

/** The baht of a switch to whole satang: people type them, with any number of decimals. */
export const switchSatang = (baht: number): number => Math.round(baht * 100);

/**
 * The baht of the wire to whole satang.
 * @throws KEY_INVALID for more than two decimals, or an amount too large to be exact (MNY-4)
 */
export function toSatang(baht: number): number {
  const satang = Math.round(baht * 100);
  // a number with two decimals survives the way there and back; one with more does not
  if (!Number.isSafeInteger(satang) || satang / 100 !== baht) throw fail('KEY_INVALID');
  return satang;
}
