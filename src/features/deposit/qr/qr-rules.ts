import type { QrCode } from '../../../../contract/generated/models/qrCode.ts';
import { config } from '../../../shared/config/config.ts';
import { fromBaht, parseAmount, roundAmounts, type Satang } from '../../../shared/money/money.ts';
import { parseMoment, twoDigits } from '../../../shared/time/dates.ts';

export type QrProviderCode = 'KBANK' | 'WW' | 'PAYONEX' | 'PAYTIMZ' | 'FP';

interface QrProvider {
  /** Inclusive. */
  readonly minimum: Satang;
  /** Ascending; none below the minimum. */
  readonly presets: readonly Satang[];
}

/** Whether the site's baht figures become kip for this player: in Laos only (QR-266). Elsewhere they hold in any unit. */
const isConverted = (kip: boolean) => kip && config.laos;

/** Converts a baht figure of a site in Laos: 500 kip per baht (QR-266, DEP-31). @param baht satang */
export const inPlayersMoney = (baht: Satang, kip: boolean): Satang => (isConverted(kip) ? baht * 500 : baht);

const baht = (...amounts: number[]): Satang[] => amounts.map((amount) => amount * 100);
const large: QrProvider = { minimum: 100_00, presets: baht(100, 200, 300, 500, 1000) };
const small: QrProvider = { minimum: 10_00, presets: baht(10, 50, 100, 500, 1000) };

/** QR-8 to QR-10 */
const providers: Readonly<Record<QrProviderCode, QrProvider>> = {
  KBANK: { minimum: 1_00, presets: baht(10, 20, 50, 100, 500, 1000) },
  WW: large,
  PAYONEX: large,
  PAYTIMZ: small,
  FP: small,
};

export const isQrProvider = (code: string): code is QrProviderCode => Object.hasOwn(providers, code);

/**
 * The build setting replaces minimum and first preset of PAYTIMZ and FP, and lower presets disappear (QR-11, QR-12).
 * @param paytimzMinimum baht; null keeps the built-in minimum
 * @param kip in Laos converts the minimum (QR-266) and offers round kip sums (QR-265)
 */
export function qrProvider(code: QrProviderCode, paytimzMinimum: number | null, kip = false): QrProvider {
  const own = providers[code];
  const set = code === 'PAYTIMZ' || code === 'FP' ? fromBaht(paytimzMinimum) : null;
  const minimum = set ?? own.minimum;
  if (isConverted(kip)) {
    const inKip = inPlayersMoney(minimum, kip);
    return { minimum: inKip, presets: roundAmounts('kip', 5, inKip, null) };
  }
  if (set === null) return own;
  return { minimum, presets: [minimum, ...own.presets.slice(1).filter((preset) => preset > minimum)] };
}

export type QrAmount =
  | { readonly ok: true; readonly satang: Satang }
  | { readonly ok: false; readonly reason: 'required' | 'format' | 'decimals' | 'minimum' };

/** QR-14 */
export function qrAmount(text: string, minimum: Satang): QrAmount {
  const amount = parseAmount(text);
  if (!amount.ok) return amount;
  return amount.satang < minimum ? { ok: false, reason: 'minimum' } : amount;
}

export interface CurrentQr {
  readonly id: string;
  readonly markup: string;
  /** Null when unreadable. */
  readonly amount: Satang | null;
  /** Epoch ms, server clock; null means no countdown (QR-34). */
  readonly expiresAt: number | null;
}

/** Null without a QR or after its expiry (QR-33). @param now epoch ms, server clock */
export function currentQr(answer: QrCode | undefined, now: number): CurrentQr | null {
  if (answer?.hasQrcode !== true) return null;
  const expiresAt = parseMoment(answer.expireIn);
  if (expiresAt !== null && expiresAt <= now) return null;
  return { id: answer.qrcodeId ?? '', markup: answer.qrcode ?? '', amount: fromBaht(answer.amount), expiresAt };
}

/** `mm:ss`, never below 00:00; minutes may exceed 59 (QR-29). */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
