import { fail } from '../../kernel/refusal.ts';

interface QrProvider {
  /** Satang. */
  readonly minimum: number;
}

const providers: Readonly<Record<string, QrProvider>> = {
  KBANK: { minimum: 100 },
  WW: { minimum: 10_000 },
  PAYONEX: { minimum: 10_000 },
  PAYTIMZ: { minimum: 1000 },
  FP: { minimum: 1000 },
};

/** No provider takes more at once; satang. */
export const qrMaximum = 20_000_000;
/** How long a QR can be paid in the app, ms. */
export const qrLifetime = 15 * 60_000;

/** @throws INVALID_BANK for a code that makes no QR */
export function qrProvider(code: string): QrProvider {
  const provider = Object.hasOwn(providers, code) ? providers[code] : undefined;
  if (!provider) throw fail('INVALID_BANK');
  return provider;
}

/** Why a provider makes no QR of an amount (satang), in the server's own words; null when it does. */
export function qrRefusal(code: string, satang: number): string | null {
  const { minimum } = qrProvider(code);
  if (satang < minimum) return `ยอดฝากขั้นต่ำ ${(minimum / 100).toFixed(2)} บาท`;
  if (satang > qrMaximum) return 'ยอดฝากสูงสุดต่อครั้ง 200,000.00 บาท';
  return null;
}

/** One provider tells the time in seconds (QR-31, QR-32), the others in milliseconds. */
export const qrExpiry = (code: string, ms: number): number => (code === 'FP' ? Math.floor(ms / 1000) : ms);
