import type { WithdrawLimits } from '../../../contract/generated/models/withdrawLimits.ts';
import { fromBaht, parseAmount, type Satang, toBaht } from '../../shared/money/money.ts';

/** Satang, both inclusive; null when the server named none: then it alone decides. */
export interface Limits {
  readonly least: Satang | null;
  readonly most: Satang | null;
}

export const limitsOf = (answer: WithdrawLimits | undefined): Limits => ({
  least: fromBaht(answer?.withdrawMin),
  most: fromBaht(answer?.withdrawMax),
});

export type WithdrawProblem =
  | { readonly kind: 'required' | 'format' | 'decimals' | 'zero' }
  | { readonly kind: 'minimum' | 'maximum'; readonly limit: Satang };

export type CheckedWithdrawal =
  | { readonly ok: true; readonly order: { readonly amount: number } }
  | { readonly ok: false; readonly problem: WithdrawProblem };

const refuse = (problem: WithdrawProblem): CheckedWithdrawal => ({ ok: false, problem });

/** The limits of spec §5, inclusive. Whether the money is there, and free of a bonus, is the server's to say. */
export function checkWithdrawal(text: string, { least, most }: Limits): CheckedWithdrawal {
  const amount = parseAmount(text);
  if (!amount.ok) return refuse({ kind: amount.reason });
  if (least !== null && amount.satang < least) return refuse({ kind: 'minimum', limit: least });
  if (most !== null && amount.satang > most) return refuse({ kind: 'maximum', limit: most });
  // Without a minimum of its own a withdrawal of nothing is still nothing.
  if (amount.satang === 0) return refuse({ kind: 'zero' });
  return { ok: true, order: { amount: toBaht(amount.satang) } };
}

/** The most that can be asked for in one go, in satang; null when that would be less than the minimum. */
export function wholeAmount(total: Satang, { least, most }: Limits): Satang | null {
  const whole = most === null ? total : Math.min(total, most);
  return whole > 0 && whole >= (least ?? 0) ? whole : null;
}
