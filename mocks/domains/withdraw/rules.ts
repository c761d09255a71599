import type { PlayerAccount } from '../../kernel/ledger.ts';
import { fail } from '../../kernel/refusal.ts';
import { minute } from '../../kernel/time/duration.ts';

/** Milliseconds after the request (WDR-26). */
export const payoutDelay = { min: 2 * minute, max: 6 * minute } as const;

export interface WithdrawalCheck {
  /** Satang, as are the next three. */
  readonly amount: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Sum of the source accounts. */
  readonly available: number;
  readonly bonusRuns: boolean;
  readonly hasBank: boolean;
}

/**
 * Limits are inclusive (WDR-14, WDR-22).
 * @throws NO_BANK, BONUS_REMAINING, TRANSFER_MINIMUM, KEY_INVALID above the maximum (the contract has no other code),
 * MONEY_NOT_ENOUGH
 */
export function checkWithdrawal({ amount, minimum, maximum, available, bonusRuns, hasBank }: WithdrawalCheck): void {
  if (!hasBank) throw fail('NO_BANK');
  if (bonusRuns) throw fail('BONUS_REMAINING');
  if (amount <= 0 || amount < minimum) throw fail('TRANSFER_MINIMUM');
  if (amount > maximum) throw fail('KEY_INVALID');
  if (amount > available) throw fail('MONEY_NOT_ENOUGH');
}

export interface Source {
  readonly account: PlayerAccount;
  /** Satang. */
  readonly balance: number;
}

/** Splits an amount over the accounts in order (WDR-24). @param amount satang, at most the sum of the balances */
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
