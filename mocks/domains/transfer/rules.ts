import { fail } from '../../kernel/refusal.ts';
import { mainWallet, transferMinimum } from '../wallet/index.ts';

export interface TransferCheck {
  /** `WALLET` or the code of a game, as is `to`. */
  readonly from: string;
  readonly to: string;
  /** Satang. */
  readonly amount: number;
  /** Balance of `from`, satang. */
  readonly available: number;
}

/**
 * Whether credit may move (TRF-26).
 * @throws KEY_INVALID for the same account on both sides, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH
 */
export function checkTransfer({ from, to, amount, available }: TransferCheck): void {
  if (from === to) throw fail('KEY_INVALID');
  if (amount < transferMinimum) throw fail('TRANSFER_MINIMUM');
  if (amount > available) throw fail('MONEY_NOT_ENOUGH');
}

export interface BonusTransfer {
  readonly bonusRuns: boolean;
  readonly from: string;
  /** Category of the game that receives; null for the wallet. */
  readonly toCategory: string | null;
}

/**
 * While a bonus runs, credit goes neither from a game to the wallet nor into a lotto game (TRF-30).
 * @throws BONUS_REMAINING
 */
export function checkBonusTransfer({ bonusRuns, from, toCategory }: BonusTransfer): void {
  if (!bonusRuns) return;
  const fromGameToWallet = from !== mainWallet && toCategory === null;
  if (fromGameToWallet || toCategory === 'lotto') throw fail('BONUS_REMAINING');
}
