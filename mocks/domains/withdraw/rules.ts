import type { PlayerAccount } from '../../kernel/ledger.ts';
import { fail } from '../../kernel/refusal.ts';

export interface WithdrawalCheck {
  /** Satang, as are the others. */
  readonly amount: number;
  readonly least: number;
  readonly most: number;
  readonly available: number;
  readonly bonusRuns: boolean;
  readonly hasBank: boolean;
}

/**
 * Whether money may leave. Both limits are allowed amounts themselves.
 * @throws NO_BANK, BONUS_REMAINING, TRANSFER_MINIMUM, KEY_INVALID above the maximum (the catalogue has no code for it),
 * MONEY_NOT_ENOUGH
 */
export function checkWithdrawal({ amount, least, most, available, bonusRuns, hasBank }: WithdrawalCheck): void {
  if (!hasBank) throw fail('NO_BANK');
  if (bonusRuns) throw fail('BONUS_REMAINING');
  if (amount <= 0 || amount < least) throw fail('TRANSFER_MINIMUM');
  if (amount > most) throw fail('KEY_INVALID');
  if (amount > available) throw fail('MONEY_NOT_ENOUGH');
}

export interface Source {
  readonly account: PlayerAccount;
  /** Satang. */
  readonly balance: number;
}

/** How much each account gives, in the order they are named, until the amount is together. */
export function drawFrom(sources: readonly Source[], amount: number): { account: PlayerAccount; amount: number }[] {
  let missing = amount;
  const draws = sources.map(({ account, balance }) => {
    const drawn = Math.min(balance, missing);
    missing -= drawn;
    return { account, amount: drawn };
  });
  if (missing > 0) throw new Error(`${missing} satang are missing`);
  return draws.filter((draw) => draw.amount > 0);
}
