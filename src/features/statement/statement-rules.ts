import type { Statement } from '../../../contract/generated/models/statement.ts';
import { fromBaht, type Satang } from '../../shared/money.ts';

/** Rows per page (spec §9). */
export const pageSize = 10;

export type StatementSign = 'plus' | 'minus' | undefined;
export type StatementStatus = 'success' | 'failed' | 'pending';

const known = {
  type: ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'],
  source: ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'],
} as const;
export type StatementType = (typeof known.type)[number] | 'other';
export type StatementSource = (typeof known.source)[number];

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A type nobody knows is "other", never a raw code on the screen. */
export const typeOf = (statementType: unknown): StatementType =>
  known.type.find((one) => one === word(statementType).toLowerCase()) ?? 'other';

/** Deposit and bonus add, withdraw takes, the rest only moves (spec §5; readings, 32). */
export function signOf(type: StatementType): StatementSign {
  if (type === 'deposit' || type === 'bonus') return 'plus';
  return type === 'withdraw' ? 'minus' : undefined;
}

/** Anything but SUCCESS and FAILED, in any case of letters, is in progress (spec §4; readings, 32). */
export function statusOf(status: unknown): StatementStatus {
  const upper = word(status).toUpperCase();
  return upper === 'SUCCESS' ? 'success' : upper === 'FAILED' ? 'failed' : 'pending';
}

/** What the money came from; null when the server named nothing we have a word for. */
export const sourceOf = (description: unknown): StatementSource | null =>
  known.source.find((one) => one === word(description).toLowerCase()) ?? null;

export interface StatementRow {
  /** Unique on the page even when the server sent no id, or one twice (bad-input.md, I106). */
  readonly key: string;
  readonly type: StatementType;
  /** Codes of accounts, banks or sources; empty when there is none. */
  readonly from: string;
  readonly to: string;
  readonly sign: StatementSign;
  /** Satang, without sign; null when unusable. */
  readonly amount: Satang | null;
  readonly status: StatementStatus;
  readonly createdAt: unknown;
  readonly source: StatementSource | null;
}

/** One page's rows as they are shown; entries that are no objects are left out. */
export function statementRows(statements: unknown): StatementRow[] {
  if (!Array.isArray(statements)) return [];
  const entries = statements.filter((one): one is Partial<Statement> => typeof one === 'object' && one !== null);
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const id = word(entry._id);
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    const type = typeOf(entry.statementType);
    const amount = fromBaht(entry.amount);
    return {
      key: `${id}#${nth}`,
      type,
      from: word(entry.from),
      to: word(entry.to),
      sign: signOf(type),
      // The type decides the sign (spec §5): a minus of the server's own would be shown twice.
      amount: amount === null ? null : Math.abs(amount),
      status: statusOf(entry.status),
      createdAt: entry.createdAt,
      source: sourceOf(entry.description),
    };
  });
}

/** The number of rows in all: never negative, never more than can be counted exactly; null when it is no number. */
export function totalOf(total: unknown): number | null {
  const count = typeof total === 'string' && /^\d{1,15}$/.test(total) ? Number(total) : total;
  if (typeof count !== 'number' || !Number.isFinite(count)) return null;
  return Math.min(Math.max(0, Math.trunc(count)), Number.MAX_SAFE_INTEGER);
}

/**
 * How many pages there are (bad-input.md, G083).
 * @param rows rows of the page shown: without a usable total, a page that has any exists, and so do those before it.
 */
export function pageCount(total: unknown, page: number, rows: number): number {
  const count = totalOf(total);
  if (count === null) return rows > 0 ? page : 0;
  return Math.ceil(count / pageSize);
}

/** The page of the address: a whole number from 1; anything else is the first page. */
export const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
