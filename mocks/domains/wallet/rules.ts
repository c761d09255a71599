import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';

/** Satang: 1 baht, the least that a transfer moves (TRF-28) or that is added to the wallet (WAL-27). */
export const transferMinimum = 100;

/** Satang; the most that is added to the wallet at once (WAL-27). */
const addMaximum = 100_000_000;

/** Percent: what of the play of invited players counts, and what does not; the invite bonus names both (INV-21). */
export const inviteShares = { success: 80, fail: 20 };

/** @throws NO_WALLET while the switch `noWallet` is on (WAL-19) */
export function requireWallet(world: World): void {
  if (world.switches.noWallet) throw fail('NO_WALLET');
}

/**
 * Whether an amount (satang) may be added to the wallet (WAL-27).
 * @throws TRANSFER_MINIMUM, KEY_INVALID
 */
export function checkAdd(amount: number): void {
  if (amount < transferMinimum) throw fail('TRANSFER_MINIMUM');
  if (amount > addMaximum) throw fail('KEY_INVALID');
}
