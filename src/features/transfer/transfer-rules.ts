import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { parseAmount, type Satang, toBaht } from '../../shared/money/money.ts';
import { minimumTransfer } from '../../shared/money/wallet.ts';

export interface TransferDraft {
  /** Null while the picker shows its prompt. */
  readonly from: string | null;
  readonly to: string | null;
  /** As typed. */
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
 * Returns the first problem in the order of TRF-13; the server checks the funds (TRF-18).
 * @param accounts existing codes; a picked one that is gone counts as not picked (TRF-9)
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
  /** Of a fixed amount, satang. */
  readonly figure?: Satang;
  /** Null while it cannot be moved. */
  readonly satang: Satang | null;
}

/** Satang. */
const usual = { baht: [100_00, 500_00], kip: [50_000_00, 200_000_00] } as const;

/**
 * Usual amounts, half (rounded down to the satang) and all (TRF-10); null outside balance and minimum (TRF-11).
 * @param balance null while no source is picked, and when it is unknown
 */
export function quickAmounts(balance: Satang | null, currency: keyof typeof usual): QuickAmount[] {
  const most = balance ?? 0;
  const movable = (satang: Satang) => (satang >= minimumTransfer && satang <= most ? satang : null);
  return [
    ...usual[currency].map((figure) => ({ id: 'fixed' as const, figure, satang: movable(figure) })),
    { id: 'half', satang: movable(Math.floor(most / 2)) },
    { id: 'all', satang: movable(most) },
  ];
}
