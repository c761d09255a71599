import type { PlayerAccount } from '../../kernel/ledger.ts';
import { fail } from '../../kernel/refusal.ts';
import { minute } from '../../kernel/time/duration.ts';

/** Milliseconds; the bank pays a withdrawal between these times after it was begun (WDR-26). */
export const payoutDelay = { min: 2 * minute, max: 6 * minute } as const;

export interface WithdrawalCheck {
  /** Satang, as are the next three. */
  readonly amount: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Sum of the accounts that the withdrawal may take from. */
  readonly available: number;
  /** Whether a bonus runs (`activeBonus` of the domain bonus): it blocks every withdrawal. */
  readonly bonusRuns: boolean;
  readonly hasBank: boolean;
}

/**
 * Whether money may be withdrawn (WDR-22). Both limits are allowed amounts themselves (WDR-14).
 * @throws NO_BANK, BONUS_REMAINING, TRANSFER_MINIMUM, KEY_INVALID above the maximum (the contract has no other code for
 * it), MONEY_NOT_ENOUGH
 */
export function checkWithdrawal({ amount, minimum, maximum, available, bonusRuns, hasBank }: WithdrawalCheck): void {
  if (!hasBank) throw fail('NO_BANK');
  if (bonusRuns) throw fail('BONUS_REMAINING');
  if (amount <= 0 || amount < minimum) throw fail('TRANSFER_MINIMUM');
  if (amount > maximum) throw fail('KEY_INVALID');
  if (amount > available) throw fail('MONEY_NOT_ENOUGH');
}

/** An account that a withdrawal takes from. */
export interface Source {
  readonly account: PlayerAccount;
  /** Satang. */
  readonly balance: number;
}

/**
 * How much each account gives, in their order, until the amount is together (WDR-24).
 * @param amount satang, at most the sum of the balances
 */
export function takeFrom(sources: readonly Source[], amount: number): { account: PlayerAccount; amount: number }[] {
  let missing = amount;
  const parts = sources.map(({ account, balance }) => {
    const taken = Math.min(balance, missing);
    missing -= taken;
    return { account, amount: taken };
  });
  if (missing > 0) throw new Error(`${missing} satang are missing`);
  return parts.filter((part) => part.amount > 0);
}
