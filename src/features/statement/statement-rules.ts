import { recordsIn } from '../../shared/base/is-record.ts';
import { uniqueKeys } from '../../shared/base/server-values.ts';
import { trimmedText } from '../../shared/base/text.ts';
import { fromBaht, type MoneyStatus, moneyStatus, type Satang } from '../../shared/money/money.ts';

export type StatementSign = 'plus' | 'minus' | undefined;

const known = {
  type: ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'],
  source: ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'],
} as const;
export type StatementType = (typeof known.type)[number] | 'other';
export type StatementSource = (typeof known.source)[number];

/** Unknown types count as "other" (WAL-30). */
export const typeOf = (statementType: unknown): StatementType =>
  known.type.find((one) => one === trimmedText(statementType).toLowerCase()) ?? 'other';

/** Plus for deposit and bonus, minus for withdraw, else none (WAL-31). */
export function signOf(type: StatementType): StatementSign {
  if (type === 'deposit' || type === 'bonus') return 'plus';
  return type === 'withdraw' ? 'minus' : undefined;
}

/** Null for an unknown description, which is hidden (WAL-35). */
export const sourceOf = (description: unknown): StatementSource | null =>
  known.source.find((one) => one === trimmedText(description).toLowerCase()) ?? null;

export interface StatementRow {
  /** Unique on the page, even if the server sent no id or one twice (WAL-38). */
  readonly key: string;
  /** The server's id; empty for none. */
  readonly reference: string;
  readonly type: StatementType;
  /** Account, bank or source code; empty for none. */
  readonly from: string;
  readonly to: string;
  readonly sign: StatementSign;
  /** Without sign; null when unusable. */
  readonly amount: Satang | null;
  readonly status: MoneyStatus;
  readonly createdAt: unknown;
  readonly source: StatementSource | null;
}

/** The code of the bank that money came from or went to; empty for none (DES-310). */
export const bankOf = ({ type, from, to }: StatementRow): string =>
  type === 'deposit' ? from : type === 'withdraw' ? to : '';

/** Skips entries that are no objects (WAL-38). */
export function statementRows(statements: unknown): StatementRow[] {
  const entries = recordsIn(statements);
  const keys = uniqueKeys(entries.map(({ _id }) => trimmedText(_id)));
  return entries.map((entry, index) => {
    const type = typeOf(entry.statementType);
    const amount = fromBaht(entry.amount);
    return {
      key: keys[index] ?? '',
      reference: trimmedText(entry._id),
      type,
      from: trimmedText(entry.from),
      to: trimmedText(entry.to),
      sign: signOf(type),
      // The type decides the sign (WAL-32).
      amount: amount === null ? null : Math.abs(amount),
      status: moneyStatus(entry.status),
      createdAt: entry.createdAt,
      source: sourceOf(entry.description),
    };
  });
}

/** A whole number from 1, else the first page (WAL-44). */
export const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
