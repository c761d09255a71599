import { isRecord, recordsIn } from '../base/is-record.ts';
import { trimmedText } from '../base/shown-text.ts';
import { fromBaht, type Satang } from '../money/money.ts';
import { parseMoment } from '../time/dates.ts';

/** What the history calls an entry: its type, and the source of a reward. */
export interface EntryKind {
  readonly type: 'deposit' | 'bonus';
  readonly source?: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';
}

interface CommandEntry {
  /** The server's id, which support finds the entry by; empty when it sent none. */
  readonly reference: string;
  /** Satang; null when it cannot be read. */
  readonly amount: Satang | null;
}

/** The entry's time is the server's, and that of the command may be of a device that goes wrong by as much, ms. */
const toleranceMs = 5_000;

/**
 * The entry that a command has made in the history (MNY-262).
 * @param answer the newest page of the statement, as it came
 * @param begun when the command was sent, epoch ms of the server's clock
 * @returns null when there is none, or several that it may be
 */
export function commandEntry(answer: unknown, { type, source }: EntryKind, begun: number): CommandEntry | null {
  const entries = recordsIn(isRecord(answer) ? answer.statements : null).filter((entry) => {
    const at = parseMoment(entry.createdAt);
    const isKind = trimmedText(entry.statementType).toLowerCase() === type;
    const isSource = source === undefined || trimmedText(entry.description).toLowerCase() === source;
    return isKind && isSource && at !== null && at >= begun - toleranceMs;
  });
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  const amount = fromBaht(entry.amount);
  return { reference: trimmedText(entry._id), amount: amount === null ? null : Math.abs(amount) };
}
