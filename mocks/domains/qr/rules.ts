import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { type Currency, inCurrency } from '../../kernel/site.ts';
import { minute } from '../../kernel/time/duration.ts';
import { magicAmountCode } from '../../reference/magic.ts';

interface QrProvider {
  /** Satang. */
  readonly minimum: number;
}

/** By the code under which a QR is asked for. */
export const providers: Readonly<Record<string, QrProvider>> = {
  KBANK: { minimum: 100 },
  WW: { minimum: 10_000 },
  PAYONEX: { minimum: 10_000 },
  PAYTIMZ: { minimum: 1000 },
  FP: { minimum: 1000 },
};

/** Satang; no provider takes more at once (QR-44). */
export const qrMaximum = 20_000_000;
/** Milliseconds; how long a QR can be paid in the app (QR-41). */
export const qrLifetime = 15 * minute;

interface Payable {
  readonly state: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Whether a QR can be paid in the app at `now`, epoch ms: it is neither cancelled nor paid, nor has it expired. */
export const canBePaidInApp = ({ state, expiresAt }: Payable, now: number): boolean =>
  state === 'open' && expiresAt > now;

/** @throws INVALID_BANK for a code that makes no QR (QR-45) */
export function requireQrProvider(code: string): QrProvider {
  const provider = Object.hasOwn(providers, code) ? providers[code] : undefined;
  if (!provider) throw fail('INVALID_BANK');
  return provider;
}

/** Why a provider makes no QR of an amount: a limit, and how much it is in satang. */
export interface QrLimit {
  readonly kind: 'minimum' | 'maximum';
  readonly amount: number;
}

/**
 * The limit that an amount (satang) does not keep (QR-44); null when the provider makes a QR of it.
 * @param currency the player's: the most is worth as much in kip, the least of a provider is the same figure. The app requires
 * more (QR-266), but stored worlds hold smaller QRs.
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

/** Whether a QR may be cancelled. @throws NO_DATA for one that cannot be paid (QR-46); QR_FAIL for a magic amount */
export function checkCancel(record: (Payable & { readonly amount: number }) | undefined, now: number): void {
  if (!record || !canBePaidInApp(record, now)) throw fail('NO_DATA');
  refuseMagic(magicAmountCode(record.amount, 'cancelQr'));
}

/** The end of a QR (epoch ms) as its provider tells it: FP in seconds, the others in milliseconds (QR-43). */
export const qrExpiry = (code: string, ms: number): number => (code === 'FP' ? Math.floor(ms / 1000) : ms);
