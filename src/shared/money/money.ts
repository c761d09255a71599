import { asciiDigits } from '../base/letters.ts';

/** Whole satang (1/100 baht, or 1/100 kip for LAK accounts): money inside the app is always an integer of these. */
export type Satang = number;

export type ParsedAmount = { ok: true; satang: Satang } | { ok: false; reason: 'required' | 'format' | 'decimals' };

/** 13 integer digits still fit a safe integer of satang; 14 would not. */
const maxIntegerDigits = 13;
/** What may stand around an amount: spaces, invisible marks (zero-width, bidi), a currency (MNY-8). */
const outer = String.raw`[\s\p{Cf}]|฿|₭|บาท|ບາດ|กีบ|ກີບ|baht|thb|kip|lak`;
const nothing = new RegExp(`^(?:${outer})*$`, 'iu');
/**
 * One kind of separator, only where thousands are separated (MNY-9), and the `.-` that stands for no satang. `บ.` counts behind
 * the amount only: before it, its point could be that of `.50`.
 */
const written = new RegExp(
  String.raw`^(?:${outer})*(\d+|\d{1,3}([,\p{Zs}])\d{3}(?:\2\d{3})*)(?:\.(\d+)|\.[-–]?)?(?:${outer}|บ\.?)*$`,
  'iu',
);

/** Thai, Lao and full-width digits and separators become ASCII (MNY-7). */
const normalise = (text: string): string => asciiDigits(text).replace(/，/g, ',').replace(/．/g, '.');

/**
 * Reads what a player typed, pasted or autofilled (MNY-9, MNY-10, MNY-11). Never guesses and never corrects:
 * anything ambiguous (`1.000,50`, `1,00`, `.5`, `10฿500`) is refused. Zero is a valid amount here; limits are the caller's.
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

/** The digits of a whole number in groups of three: `1,234`. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A count such as coins, in every language: `1,234` (MNY-14). The first use of `Intl` would take a phone 0.2 s.
 * @param count a safe integer from 0 on
 */
export const formatCount = (count: number): string => grouped(String(count));

/** Grouped integer part with its sign, and two digits of satang: `{ whole: '-1,234', fraction: '50' }`. */
export function splitMoney(satang: Satang): { whole: string; fraction: string } {
  const absolute = Math.abs(satang);
  const sign = satang < 0 ? '-' : '';
  const whole = grouped(String(Math.floor(absolute / 100)));
  return { whole: sign + whole, fraction: String(absolute % 100).padStart(2, '0') };
}

/** `1,234.50` in every language (MNY-14); −0 is written 0.00. */
export function formatMoney(satang: Satang): string {
  const { whole, fraction } = splitMoney(satang);
  return `${whole}.${fraction}`;
}

/** `1,234.50 baht` with a non-breaking space, so that no line breaks between figure and currency (MNY-321). */
export const withCurrency = (amount: string, currency: string): string =>
  // An unknown unit has no word (MNY-19).
  currency === '' ? amount : `${amount}\u00a0${currency}`;

/** The amount as a player would type it: `500`, `1,234.50`. */
export function amountText(satang: Satang): string {
  const { whole, fraction } = splitMoney(satang);
  return fraction === '00' ? whole : `${whole}.${fraction}`;
}

/** The number of baht that the API takes. */
export const toBaht = (satang: Satang): number => satang / 100;

/** `1234.50`, for spreadsheets. */
export const decimalText = (satang: Satang): string => toBaht(satang).toFixed(2);

/**
 * Reads an amount in a response: a finite JSON number of baht, rounded to whole satang.
 * @returns null for anything else, and for amounts whose satang would not be exact (MNY-2, MNY-3).
 */
export function fromBaht(baht: unknown): Satang | null {
  if (typeof baht !== 'number') return null;
  // Rounding decimal digits, not a product: 90071992547409.91 * 100 is already off by one.
  const satang = Number(baht.toFixed(2).replace('.', ''));
  // No safe integer either: NaN, the infinities, and what toFixed writes with an exponent. `+ 0` turns −0 into 0.
  return Number.isSafeInteger(satang) ? satang + 0 : null;
}

/** An amount of baht in a response, as text; `-` for what is no amount (MNY-3). */
export function formatBaht(baht: unknown): string {
  const satang = fromBaht(baht);
  return satang === null ? '-' : formatMoney(satang);
}

/** A sum, and whether it includes everything. */
export interface Total {
  /** Null when no amount could be read and some are unreadable: that is not zero. */
  readonly satang: Satang | null;
  readonly partial: boolean;
}

/**
 * Adds the exact amounts and marks the rest as missing.
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

/** nothing: there is no amount to claim; unread: the server's amount can't be read, so the player can't know it. */
export type ClaimProblem = 'nothing' | 'unread';

/** Why a waiting amount can't be claimed; null when it can (MNY-52). */
export function claimProblem(satang: Satang | null): ClaimProblem | null {
  if (satang === null) return 'unread';
  return satang > 0 ? null : 'nothing';
}

export type MoneyStatus = 'success' | 'failed' | 'pending';

/**
 * Status of an entry of the statement or of a slip: anything but SUCCESS and FAILED, in any case of letters, is in
 * progress (WAL-36).
 */
export function moneyStatus(status: unknown): MoneyStatus {
  const word = typeof status === 'string' ? status.trim().toLowerCase() : '';
  return word === 'success' || word === 'failed' ? word : 'pending';
}

/** 1, 2 and 5 with noughts, rising: whole baht or kip as satang. */
const round: readonly Satang[] = Array.from({ length: 11 }, (_, noughts) =>
  [1, 2, 5].map((digit) => digit * 10 ** (noughts + 2)),
).flat();

/** The least that is offered of a currency while the limits allow it, satang. */
const usual: Readonly<Record<'baht' | 'kip', Satang>> = { baht: 500_00, kip: 100_000_00 };

/**
 * Round amounts to tap, rising: the usual ones of the currency, or those that lie nearest to them between two limits.
 * Where too few lie between the limits, there are fewer.
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
  // Where too few of the usual ones are left, smaller ones come before them.
  const from = Math.max(0, Math.min(first < 0 ? usable.length : first, usable.length - count));
  return usable.slice(from, from + count);
}
