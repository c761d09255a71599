import type { QrCode } from '../../../../contract/generated/models/qrCode.ts';
import { fromBaht, parseAmount, type Satang } from '../../../shared/money/money.ts';
import { parseMoment } from '../../../shared/time/dates.ts';

export type QrProviderCode = 'KBANK' | 'WW' | 'PAYONEX' | 'PAYTIMZ' | 'FP';

interface QrProvider {
  /** Satang, inclusive. */
  readonly minimum: Satang;
  /** Satang, rising; none below the minimum. */
  readonly presets: readonly Satang[];
}

const baht = (...amounts: number[]): Satang[] => amounts.map((amount) => amount * 100);
const large: QrProvider = { minimum: 100_00, presets: baht(100, 200, 300, 500, 1000) };
const small: QrProvider = { minimum: 10_00, presets: baht(10, 50, 100, 500, 1000) };

/** Spec §9. */
const providers: Readonly<Record<QrProviderCode, QrProvider>> = {
  KBANK: { minimum: 1_00, presets: baht(10, 20, 50, 100, 500, 1000) },
  WW: large,
  PAYONEX: large,
  PAYTIMZ: small,
  FP: small,
};

export const isQrProvider = (code: string): code is QrProviderCode => Object.hasOwn(providers, code);

/**
 * Presets and minimum of a provider. The build setting replaces minimum and first preset of PAYTIMZ and of FP, and a
 * preset that it puts out of reach is not offered (QR-12, QR-13, QR-11).
 * @param paytimzMinimum baht; null keeps the built-in minimum.
 */
export function qrProvider(code: QrProviderCode, paytimzMinimum: number | null): QrProvider {
  const own = providers[code];
  const minimum = code === 'PAYTIMZ' || code === 'FP' ? fromBaht(paytimzMinimum) : null;
  if (minimum === null) return own;
  return { minimum, presets: [minimum, ...own.presets.slice(1).filter((preset) => preset > minimum)] };
}

export type QrAmount =
  | { readonly ok: true; readonly satang: Satang }
  | { readonly ok: false; readonly reason: 'required' | 'format' | 'decimals' | 'minimum' };

/** What was typed, against the provider's minimum. */
export function qrAmount(text: string, minimum: Satang): QrAmount {
  const amount = parseAmount(text);
  if (!amount.ok) return amount;
  return amount.satang < minimum ? { ok: false, reason: 'minimum' } : amount;
}

export interface CurrentQr {
  readonly id: string;
  readonly markup: string;
  /** Null when unusable. */
  readonly amount: Satang | null;
  /** Epoch ms; null when the server named no usable moment: a code without a countdown. */
  readonly expiresAt: number | null;
}

/** The QR of an answer; null when it holds none, or one whose time is over at `now` (ms; readings, 26; bad-input.md, H085). */
export function currentQr(answer: QrCode | undefined, now: number): CurrentQr | null {
  if (answer?.hasQrcode !== true) return null;
  const expiresAt = parseMoment(answer.expireIn);
  if (expiresAt !== null && expiresAt <= now) return null;
  return { id: answer.qrcodeId ?? '', markup: answer.qrcode ?? '', amount: fromBaht(answer.amount), expiresAt };
}

/** `mm:ss` that remain, minutes going beyond 59 where they must; never below 00:00. */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
