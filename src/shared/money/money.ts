import { asciiDigits } from '../base/letters.ts';
import { invisible } from '../base/text.ts';

/** Money as an integer: satang (1/100 baht), or 1/100 kip for LAK accounts. */
export type Satang = number;

export type ParsedAmount = { ok: true; satang: Satang } | { ok: false; reason: 'required' | 'format' | 'decimals' };

/** 14 integer digits of baht would exceed a safe integer of satang. */
const maxIntegerDigits = 13;
/** Allowed around an amount: spaces, invisible characters, a currency (MNY-8). Inside, they could reorder its digits. */
const outer = String.raw`[\s${invisible}]|฿|₭|บาท|ບາດ|กีบ|ກີບ|baht|thb|kip|lak`;
const nothing = new RegExp(`^(?:${outer})*$`, 'iu');
/**
 * One kind of separator, at thousands only (MNY-9), and `.-` for no satang. `บ.` is allowed only after the amount:
 * before it, its point could belong to `.50`.
 */
const written = new RegExp(
  String.raw`^(?:${outer})*(\d+|\d{1,3}([,\p{Zs}])\d{3}(?:\2\d{3})*)(?:\.(\d+)|\.[-–]?)?(?:${outer}|บ\.?)*$`,
  'iu',
);

/** Thai, Lao and full-width digits and separators as ASCII (MNY-7). */
const normalise = (text: string): string => asciiDigits(text).replace(/，/g, ',').replace(/．/g, '.');

/**
 * Parses an amount that was typed, pasted or autofilled (MNY-9, MNY-10, MNY-11). Refuses anything ambiguous:
 * `1.000,50`, `1,00`, `.5`, `10฿500`. Accepts zero; callers check limits.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = normalise(text);
  if (nothing.test(plain)) return { ok: false, reason: 'required' };
  const match = written.exec(plain);
  const whole = match?.[1]?.replace(/\D/g, '');
  if (!whole || whole.length > maxIntegerDigits) return { ok: false, reason: 'format' };
  const fraction = match?.[3] ?? '';
  if (fraction.length > 2) return { ok: false, reason: 'decimals' };
  return { ok: true, satang: Number(whole) * 100 + Number(fraction.padEnd(2, '0')) };
}

/** Groups digits by thousands: `1,234`. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Formats a count, such as coins, in every language: `1,234` (MNY-14). The first use of `Intl` would take a phone 0.2
 * s.
 * @param count a safe integer, at least 0
 */
export const formatCount = (count: number): string => grouped(String(count));

/** Signed, grouped integer part and two digits of satang: `{ whole: '-1,234', fraction: '50' }`. */
export function splitMoney(satang: Satang): { whole: string; fraction: string } {
  const absolute = Math.abs(satang);
  const sign = satang < 0 ? '-' : '';
  const whole = grouped(String(Math.floor(absolute / 100)));
  return { whole: sign + whole, fraction: String(absolute % 100).padStart(2, '0') };
}

/** `1,234.50` in every language (MNY-14); −0 gives 0.00. */
export function formatMoney(satang: Satang): string {
  const { whole, fraction } = splitMoney(satang);
  return `${whole}.${fraction}`;
}

/** `1,234.50 baht`, with a non-breaking space (MNY-321). */
export const withCurrency = (amount: string, currency: string): string =>
  // An unknown unit has no word (MNY-19).
  currency === '' ? amount : `${amount}\u00a0${currency}`;

/** Amount as a player would type it: `500`, `1,234.50`. */
export function amountText(satang: Satang): string {
  const { whole, fraction } = splitMoney(satang);
  return fraction === '00' ? whole : `${whole}.${fraction}`;
}

/** Baht, as the API expects it. */
export const toBaht = (satang: Satang): number => satang / 100;

/** `1234.50`, for spreadsheets. */
export const decimalText = (satang: Satang): string => toBaht(satang).toFixed(2);

/**
 * Reads an amount of a response: a finite number of baht, rounded to whole satang.
 * @returns null for anything else, and for amounts whose satang would not be exact (MNY-2, MNY-3)
 */
export function fromBaht(baht: unknown): Satang | null {
  if (typeof baht !== 'number') return null;
  // Rounds decimal digits instead of a product: 90071992547409.91 * 100 is off by one.
  const satang = Number(baht.toFixed(2).replace('.', ''));
  // Not safe: NaN, infinities, and numbers that toFixed writes with an exponent. `+ 0` turns −0 into 0.
  return Number.isSafeInteger(satang) ? satang + 0 : null;
}

/** Formats an amount of a response, baht; `-` if invalid (MNY-3). */
export function formatBaht(baht: unknown): string {
  const satang = fromBaht(baht);
  return satang === null ? '-' : formatMoney(satang);
}

/** A sum that may lack amounts. */
export interface Total {
  /** Null if it lacks amounts and the rest is 0: that is not zero. */
  readonly satang: Satang | null;
  readonly partial: boolean;
}

/**
 * Adds up amounts; unreadable ones make the sum partial.
 * @param amounts null for unreadable ones
 * @param incomplete whether the list itself lacks amounts
 */
export function addUp(amounts: readonly (Satang | null)[], incomplete = false): Total {
  let satang = 0;
  let partial = incomplete;
  for (const amount of amounts) {
    if (amount !== null && Number.isSafeInteger(satang + amount)) satang += amount;
    else partial = true;
  }
  return { satang: partial && satang === 0 ? null : satang, partial };
}

/** nothing: the amount is not positive; unread: it is unreadable. */
export type MoneyStatus = 'success' | 'failed' | 'pending';

/**
 * Status of a statement entry or slip: anything but SUCCESS and FAILED, case-insensitive, is pending (WAL-36).
 */
export function moneyStatus(status: unknown): MoneyStatus {
  const word = typeof status === 'string' ? status.trim().toLowerCase() : '';
  return word === 'success' || word === 'failed' ? word : 'pending';
}

/** 1, 2 and 5 times powers of ten, ascending: whole baht or kip, in satang. */
const round: readonly Satang[] = Array.from({ length: 11 }, (_, noughts) =>
  [1, 2, 5].map((digit) => digit * 10 ** (noughts + 2)),
).flat();

/** The lowest suggestion of a currency if the limits allow it, satang. */
const usual: Readonly<Record<'baht' | 'kip', Satang>> = { baht: 500_00, kip: 100_000_00 };

/**
 * Suggested round amounts, ascending: the currency's usual ones, else the nearest within the limits; fewer if the
 * limits allow fewer.
 * @param least satang; null for no limit
 * @param most satang; null for no limit
 */
export function roundAmounts(
  currency: 'baht' | 'kip',
  count: number,
  least: Satang | null,
  most: Satang | null,
): Satang[] {
  const usable = round.filter((satang) => satang >= (least ?? 0) && (most === null || satang <= most));
  const first = usable.findIndex((satang) => satang >= usual[currency]);
  // Fills up with smaller amounts.
  const from = Math.max(0, Math.min(first < 0 ? usable.length : first, usable.length - count));
  return usable.slice(from, from + count);
}
