import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';

/** Satang: 1 baht, minimum of a transfer (TRF-28) and of adding to the wallet (WAL-27). */
export const transferMinimum = 100;

/** Satang (WAL-27). */
const addMaximum = 100_000_000;

/** Percent of invited players' turnover that counts, and that does not (INV-21). */
export const inviteShares = { success: 80, fail: 20 };

/** @throws NO_WALLET (WAL-19) */
export function requireWallet(world: World): void {
  if (world.switches.noWallet) throw fail('NO_WALLET');
}

/** @param amount satang @throws TRANSFER_MINIMUM, KEY_INVALID (WAL-27) */
export function checkAdd(amount: number): void {
  if (amount < transferMinimum) throw fail('TRANSFER_MINIMUM');
  if (amount > addMaximum) throw fail('KEY_INVALID');
}
