import { recordsIn } from '../../../shared/base/is-record.ts';
import { trimmedText } from '../../../shared/base/text.ts';
import { fromBaht, moneyStatus, type Satang } from '../../../shared/money/money.ts';
import { createStoredList } from '../../../shared/storage/stored-list.ts';
import { parseMoment } from '../../../shared/time/dates.ts';
import { type CurrentQr, isQrProvider, type QrProviderCode } from './qr-rules.ts';

/** A QR that this browser has shown and that may still be paid, or may just have been. Times: epoch ms of the server. */
export interface OpenQr {
  readonly code: QrProviderCode;
  readonly id: string;
  readonly amount: Satang;
  /** When it was first seen: its money came later than that. */
  readonly since: number;
  /** Until when it can be paid; null when the server has not said. */
  readonly until: number | null;
  /** When it was found to be gone, without its money being there; null while it can be paid. */
  readonly goneAt: number | null;
}

const isMoment = (value: unknown): value is number => Number.isFinite(value);
const isAmount = (value: unknown): value is Satang => Number.isSafeInteger(value);
const isMomentOrNull = (value: unknown): value is number | null => value === null || isMoment(value);

/** The QRs of this player that are looked after (QR-260); one for each provider (QR-42). */
export const openQrs = createStoredList<OpenQr>('open-qrs', ({ code, id, amount, since, until, goneAt }) => {
  if (typeof code !== 'string' || !isQrProvider(code) || typeof id !== 'string') return null;
  if (!isAmount(amount) || !isMoment(since) || !isMomentOrNull(until) || !isMomentOrNull(goneAt)) return null;
  return { code, id, amount, since, until, goneAt };
});

export const isSameQr = (one: { id: string; amount: Satang | null }, other: OpenQr): boolean =>
  one.id === other.id && one.amount === other.amount;

/** From now on this QR is looked after; a QR whose amount cannot be read could not be told from any other deposit. */
export function keepOpenQr(code: QrProviderCode, { id, amount, expiresAt }: CurrentQr, now: number): OpenQr | null {
  if (amount === null) return null;
  const qr: OpenQr = { code, id, amount, since: now, until: expiresAt, goneAt: null };
  const known = openQrs.items().find((one) => one.code === code && one.goneAt === null && isSameQr(qr, one));
  if (known) return known;
  openQrs.change((before) => [...before.filter((one) => one.code !== code), qr]);
  return qr;
}

export const forgetOpenQr = (code: QrProviderCode): void =>
  openQrs.change((before) =>
    before.some((qr) => qr.code === code) ? before.filter((qr) => qr.code !== code) : before,
  );

/** How often a QR is looked at: at first, and while its money is looked for; and later (QR-260). */
const soonMs = 5_000;
const laterMs = 15_000;
const soonUntilMs = 2 * 60_000;
/** How long the money of a QR that is gone is looked for (QR-262). */
const lookingMs = 2 * 60_000;

export const lookEveryMs = ({ since, goneAt }: OpenQr, now: number): number =>
  goneAt === null && now - since >= soonUntilMs ? laterMs : soonMs;

export const isTimeOver = ({ until }: OpenQr, now: number): boolean => until !== null && until <= now;

/** Whether the money is no longer looked for. A QR of the future belongs to another time of a simulated world. */
export const isLookedForNoMore = ({ since, goneAt }: OpenQr, now: number): boolean =>
  (goneAt !== null && now - goneAt >= lookingMs) || since - now > lookingMs;

/** The deposit's time is the server's, and the QR's may be that of a device that goes wrong by as much. */
const toleranceMs = 5_000;

/** Names an entry of the statement; an id alone can come again in another simulated world. */
const nameOf = (id: unknown, createdAt: unknown) => `${trimmedText(id)} ${String(createdAt)}`;

interface QrDeposit {
  readonly name: string;
  /** The server's id; empty when it sent none. */
  readonly reference: string;
}

/**
 * The entry of the statement that is the money of a QR: a deposit of its amount that came since the QR is known.
 * @param told names of entries that were already told as the money of another QR
 * @returns null when there is none
 */
export function depositOf(qr: OpenQr, statements: unknown, told: ReadonlySet<string>): QrDeposit | null {
  const entry = recordsIn(statements).find(({ _id, statementType, status, amount, createdAt }) => {
    if (trimmedText(statementType).toLowerCase() !== 'deposit' || moneyStatus(status) !== 'success') return false;
    const at = parseMoment(createdAt);
    const isNew = at !== null && at >= qr.since - toleranceMs && !told.has(nameOf(_id, createdAt));
    return isNew && fromBaht(amount) === qr.amount;
  });
  return entry ? { name: nameOf(entry._id, entry.createdAt), reference: trimmedText(entry._id) } : null;
}
