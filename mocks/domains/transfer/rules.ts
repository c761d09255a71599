import { fail } from '../../kernel/refusal.ts';
import { magicAmountCode } from '../../reference/magic.ts';
import { mainWallet, transferMinimum } from '../wallet/index.ts';

export interface TransferCheck {
  readonly operation: 'transfer' | 'transferAll';
  /** `from` and `to`: `WALLET` or the code of a game. */
  readonly from: string;
  readonly to: string;
  /** Satang. */
  readonly amount: number;
  /** Balance of `from`, satang. */
  readonly available: number;
}

/** @throws KEY_INVALID for equal accounts, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH (TRF-26, TRF-34) */
export function checkTransfer({ operation, from, to, amount, available }: TransferCheck): void {
  if (from === to) throw fail('KEY_INVALID');
  if (operation === 'transferAll' && amount === 0) throw fail('MONEY_NOT_ENOUGH');
  if (amount < transferMinimum) throw fail('TRANSFER_MINIMUM');
  if (amount > available) throw fail('MONEY_NOT_ENOUGH');
}

export interface BonusTransfer {
  readonly bonusRuns: boolean;
  readonly from: string;
  /** Category of the receiving game; null for the wallet. */
  readonly toCategory: string | null;
}

/** A running bonus blocks transfers from a game to the wallet and into lotto games (TRF-30). @throws BONUS_REMAINING */
export function checkBonusTransfer({ bonusRuns, from, toCategory }: BonusTransfer): void {
  if (!bonusRuns) return;
  const fromGameToWallet = from !== mainWallet && toCategory === null;
  if (fromGameToWallet || toCategory === 'lotto') throw fail('BONUS_REMAINING');
}

/** By the switch `transferFails`, or for a magic amount. */
export const failsAtProvider = (operation: TransferCheck['operation'], amount: number, allFail: boolean): boolean =>
  allFail || magicAmountCode(amount, operation) !== null;
