import { useQueryClient } from '@tanstack/react-query';
import { getListStatementsQueryOptions, useListStatements } from '../api/generated/statement/statement.ts';
import type { CommandTimes } from '../api/use-money-command.ts';
import { isRecord, recordsIn } from '../base/is-record.ts';
import { trimmedText } from '../base/text.ts';
import { logPageSize } from '../lists/use-log-page.ts';
import { fromBaht, type Satang } from '../money/money.ts';
import { parseMoment } from '../time/dates.ts';

/** Criteria for a history entry: type, and origin or order. */
export type EntryKind =
  | { readonly type: 'bonus'; readonly source: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw' }
  | { readonly type: 'deposit'; readonly from: string }
  | { readonly type: 'withdraw'; readonly amount: Satang | null }
  | {
      readonly type: 'transfer';
      /** Satang; null for "transfer all". */
      readonly amount: Satang | null;
      readonly from: string;
      readonly to: string;
    };

interface CommandEntry {
  /** Server id, which support searches by; empty when missing. */
  readonly reference: string;
  /** Satang; null when unreadable. */
  readonly amount: Satang | null;
}

/** Tolerated clock skew between server and device, ms. */
const toleranceMs = 5_000;

/** Absolute amount in satang; the type gives the sign (WAL-32). */
function amountOf(entry: Record<string, unknown>): Satang | null {
  const amount = fromBaht(entry.amount);
  return amount === null ? null : Math.abs(amount);
}

function isOrdered(entry: Record<string, unknown>, kind: EntryKind): boolean {
  switch (kind.type) {
    case 'deposit':
      return trimmedText(entry.from) === kind.from;
    case 'bonus':
      return trimmedText(entry.description).toLowerCase() === kind.source;
    case 'withdraw':
      return amountOf(entry) === kind.amount;
    case 'transfer':
      return (
        (kind.amount === null || amountOf(entry) === kind.amount) &&
        trimmedText(entry.from) === kind.from.trim() &&
        trimmedText(entry.to) === kind.to.trim()
      );
  }
}

/**
 * Finds the history entry of a command (MNY-261, MNY-262).
 * @param answer newest statement page, unchecked
 * @param begun when the command was sent, epoch ms of the server's clock
 * @param others references of entries that belong to earlier commands
 * @returns null when no entry or several entries match
 */
export function commandEntry(
  answer: unknown,
  kind: EntryKind,
  begun: number,
  others?: ReadonlySet<string>,
): CommandEntry | null {
  const entries = recordsIn(isRecord(answer) ? answer.statements : null).filter((entry) => {
    if (others?.has(trimmedText(entry._id))) return false;
    const at = parseMoment(entry.createdAt);
    const isKind = trimmedText(entry.statementType).toLowerCase() === kind.type;
    return isKind && isOrdered(entry, kind) && at !== null && at >= begun - toleranceMs;
  });
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  return { reference: trimmedText(entry._id), amount: amountOf(entry) };
}

const newestPage = { page: 1, limit: logPageSize };
const anew = { query: { staleTime: 0, retry: false } };

/** `wasDone` of a command that the history shows. */
export function useHistoryLook<Variables>(kindOf: (variables: Variables) => EntryKind) {
  const client = useQueryClient();
  return async (variables: Variables, since: number) =>
    commandEntry(await client.fetchQuery(getListStatementsQueryOptions(newestPage, anew)), kindOf(variables), since) !==
    null;
}

/** Refetches the newest history page and finds the entry of a finished command. */
export function useCommandEntry(kind: EntryKind, times: CommandTimes, others?: ReadonlySet<string>) {
  const newest = useListStatements(newestPage, anew);
  const found = commandEntry(newest.data, kind, times.begun, others);
  const looking = newest.isFetching && !found;
  return { found, looking };
}
