import type { WithdrawLimits } from '../../../contract/generated/models/withdrawLimits.ts';
import { fromBaht, parseAmount, type Satang, toBaht } from '../../shared/money/money.ts';

/** Satang, both inclusive; null when the server named none and decides by itself (WDR-15). */
export interface Limits {
  readonly least: Satang | null;
  readonly most: Satang | null;
}

export const limitsOf = (answer: WithdrawLimits | undefined): Limits => ({
  least: fromBaht(answer?.withdrawMin),
  most: fromBaht(answer?.withdrawMax),
});

export type WithdrawProblem =
  | { readonly kind: 'required' | 'format' | 'decimals' }
  | { readonly kind: 'minimum' | 'maximum'; readonly limit: Satang };

export type CheckedWithdrawal =
  | { readonly ok: true; readonly order: { readonly amount: number } }
  | { readonly ok: false; readonly problem: WithdrawProblem };

const refuse = (problem: WithdrawProblem): CheckedWithdrawal => ({ ok: false, problem });

/** Checks the amount against the limits (WDR-11 to WDR-15). The server checks funds and bonus (WDR-16). */
export function checkWithdrawal(text: string, { least, most }: Limits): CheckedWithdrawal {
  const amount = parseAmount(text);
  if (!amount.ok) return refuse({ kind: amount.reason });
  if (least !== null && amount.satang < least) return refuse({ kind: 'minimum', limit: least });
  if (most !== null && amount.satang > most) return refuse({ kind: 'maximum', limit: most });
  return { ok: true, order: { amount: toBaht(amount.satang) } };
}

/** The largest amount of one withdrawal, satang; null when that is less than the minimum. */
export function wholeAmount(total: Satang, { least, most }: Limits): Satang | null {
  const whole = most === null ? total : Math.min(total, most);
  return whole > 0 && whole >= (least ?? 0) ? whole : null;
}
