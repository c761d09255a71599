import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { parseAmount, type Satang, toBaht } from '../../shared/money/money.ts';

/** 1 baht, inclusive (spec §5, §9). */
export const minimumTransfer: Satang = 100;

export interface TransferDraft {
  /** Account codes; null while a picker stands on its prompt. */
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
 * The checks of spec §5 in their order, the first problem only: real accounts, different accounts, an amount of at
 * least 1 baht. Whether the money is there is the server's to say.
 * @param accounts codes that exist now; one that has gone since it was picked counts as not picked (TRF-9, TRF-14).
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
  /** Null when it can't be offered: no account picked, its balance unknown, or less than the minimum. */
  readonly satang: Satang | null;
}

/** 100 and 500 baht, half of the source's balance (rounded down to the satang) and all of it. */
export function quickAmounts(balance: Satang | null): QuickAmount[] {
  const offer = (satang: Satang | null) => (satang !== null && satang >= minimumTransfer ? satang : null);
  return [
    { id: 'fixed', satang: 100_00 },
    { id: 'fixed', satang: 500_00 },
    { id: 'half', satang: offer(balance === null ? null : Math.floor(balance / 2)) },
    { id: 'all', satang: offer(balance) },
  ];
}
