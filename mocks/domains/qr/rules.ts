import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { type Currency, inCurrency } from '../../kernel/site.ts';
import { minute } from '../../kernel/time/duration.ts';
import { magicAmountCode } from '../../reference/magic.ts';

interface QrProvider {
  /** Satang. */
  readonly minimum: number;
}

export const providers: Readonly<Record<string, QrProvider>> = {
  KBANK: { minimum: 100 },
  WW: { minimum: 10_000 },
  PAYONEX: { minimum: 10_000 },
  PAYTIMZ: { minimum: 1000 },
  FP: { minimum: 1000 },
};

/** Satang; maximum of every provider (QR-44). */
export const qrMaximum = 20_000_000;
/** Milliseconds (QR-41). */
export const qrLifetime = 15 * minute;

interface Payable {
  readonly state: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** @param now epoch ms */
export const canBePaidInApp = ({ state, expiresAt }: Payable, now: number): boolean =>
  state === 'open' && expiresAt > now;

/** @throws INVALID_BANK for an unknown provider (QR-45) */
export function requireQrProvider(code: string): QrProvider {
  const provider = Object.hasOwn(providers, code) ? providers[code] : undefined;
  if (!provider) throw fail('INVALID_BANK');
  return provider;
}

/** A violated limit, satang. */
export interface QrLimit {
  readonly kind: 'minimum' | 'maximum';
  readonly amount: number;
}

/**
 * The limit that an amount (satang) violates (QR-44), or null. The maximum is converted to the player's currency, the
 * minimum is not. The app requires more (QR-266), but stored worlds hold smaller QRs.
 * @throws INVALID_BANK; QR_FAIL for a magic amount
 */
export function qrRefusal(code: string, satang: number, currency: Currency = 'BAHT'): QrLimit | null {
  const { minimum } = requireQrProvider(code);
  if (satang < minimum) return { kind: 'minimum', amount: minimum };
  const maximum = inCurrency(qrMaximum, currency);
  if (satang > maximum) return { kind: 'maximum', amount: maximum };
  refuseMagic(magicAmountCode(satang, 'createQr'));
  return null;
}

/** @throws NO_DATA for a QR that cannot be paid (QR-46); QR_FAIL for a magic amount */
export function checkCancel(record: (Payable & { readonly amount: number }) | undefined, now: number): void {
  if (!record || !canBePaidInApp(record, now)) throw fail('NO_DATA');
  refuseMagic(magicAmountCode(record.amount, 'cancelQr'));
}

/** Converts epoch ms to the unit of the provider: FP uses seconds (QR-43). */
export const qrExpiry = (code: string, ms: number): number => (code === 'FP' ? Math.floor(ms / 1000) : ms);
