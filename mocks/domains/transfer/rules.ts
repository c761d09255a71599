import { fail } from '../../kernel/refusal.ts';
import { transferMinimum } from '../wallet/index.ts';

export interface TransferCheck {
  readonly from: string;
  readonly to: string;
  /** Satang. */
  readonly amount: number;
  /** Satang on the account that pays. */
  readonly available: number;
}

/**
 * Whether credit may move.
 * @throws KEY_INVALID for one and the same account, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH
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
 * What a running bonus forbids: credit comes back from a game, or goes into a lotto, only when it has ended.
 * @throws BONUS_REMAINING
 */
export function checkBonusTransfer({ bonusRuns, from, toCategory }: BonusTransfer): void {
  const forbidden = (from !== 'WALLET' && toCategory === null) || toCategory === 'lotto';
  if (bonusRuns && forbidden) throw fail('BONUS_REMAINING');
}
