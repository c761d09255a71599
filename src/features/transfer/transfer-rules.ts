import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { parseAmount, type Satang, toBaht } from '../../shared/money/money.ts';
import { minimumTransfer } from '../../shared/money/wallet.ts';

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
  readonly satang: Satang;
}

/** What players move most: small and middle sums in either currency, satang. */
const usual = { baht: [100_00, 500_00], kip: [50_000_00, 200_000_00] } as const;

/**
 * Usual amounts of the currency that the source has, half of its balance (rounded down to the satang) and all of it (TRF-10). Only
 * what a transfer can move is offered: nothing above the balance and nothing below the minimum (TRF-11).
 * @param balance null while no source is picked, or when its balance is unknown: the usual amounts alone
 */
export function quickAmounts(balance: Satang | null, currency: keyof typeof usual): QuickAmount[] {
  const fixed = usual[currency].map((satang) => ({ id: 'fixed' as const, satang }));
  if (balance === null) return fixed;
  const shares = [
    { id: 'half' as const, satang: Math.floor(balance / 2) },
    { id: 'all' as const, satang: balance },
  ];
  return [...fixed, ...shares].filter(({ satang }) => satang >= minimumTransfer && satang <= balance);
}
