import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { parseAmount, type Satang, toBaht } from '../../shared/money/money.ts';

/** 1 baht in satang, inclusive (TRF-16). */
export const minimumTransfer: Satang = 100;

export interface TransferDraft {
  /** Account code; null while the picker shows its prompt. */
  readonly from: string | null;
  readonly to: string | null;
  /** The amount as typed. */
  readonly text: string;
}

export type TransferProblem =
  | { readonly field: 'from' | 'to'; readonly kind: 'account' }
  | { readonly field: 'to'; readonly kind: 'same' }
  | { readonly field: 'amount'; readonly kind: 'required' | 'format' | 'decimals' | 'minimum' };

export type CheckedTransfer =
  | { readonly ok: true; readonly order: TransferOrder }
  | { readonly ok: false; readonly problem: TransferProblem };

const refuse = (problem: TransferProblem): CheckedTransfer => ({ ok: false, problem });

/**
 * Checks accounts and amount in the order of TRF-13 and returns the first problem only. Whether the money is there is
 * left to the server (TRF-18).
 * @param accounts codes that exist now; a picked one that is gone counts as not picked (TRF-9)
 */
export function checkTransfer({ from, to, text }: TransferDraft, accounts: ReadonlySet<string>): CheckedTransfer {
  if (from === null || !accounts.has(from)) return refuse({ field: 'from', kind: 'account' });
  if (to === null || !accounts.has(to)) return refuse({ field: 'to', kind: 'account' });
  if (from === to) return refuse({ field: 'to', kind: 'same' });
  const amount = parseAmount(text);
  if (!amount.ok) return refuse({ field: 'amount', kind: amount.reason });
  if (amount.satang < minimumTransfer) return refuse({ field: 'amount', kind: 'minimum' });
  return { ok: true, order: { from, to, amount: toBaht(amount.satang) } };
}

export interface QuickAmount {
  readonly id: 'fixed' | 'half' | 'all';
  /** Null when it can't be offered: no account is picked, its balance is unknown, or the amount is below the minimum (TRF-11). */
  readonly satang: Satang | null;
}

/** 100 and 500 baht, half of the source's balance (rounded down to the satang) and all of it (TRF-10). */
export function quickAmounts(balance: Satang | null): QuickAmount[] {
  const offer = (satang: Satang | null) => (satang !== null && satang >= minimumTransfer ? satang : null);
  return [
    { id: 'fixed', satang: 100_00 },
    { id: 'fixed', satang: 500_00 },
    { id: 'half', satang: offer(balance === null ? null : Math.floor(balance / 2)) },
    { id: 'all', satang: offer(balance) },
  ];
}
