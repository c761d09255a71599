import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { fail } from '../../kernel/refusal.ts';
import { magicCode } from '../../reference/magic.ts';
import { isPhone } from './phones.ts';

const minute = 60_000;
/** Milliseconds, all of them. */
export const otpTimes = { lifetime: 5 * minute, pause: minute, window: 60 * minute, block: 15 * minute } as const;
/** Codes that one phone gets within `otpTimes.window`. */
export const sendsPerWindow = 5;
/** The last of so many wrong codes blocks the phone. */
export const wrongCodesToBlock = 5;

/** Phones whose OTP step is always skipped, and those with a code of their own. */
const skippedPhone = '0800000201';
const ownCodes: Readonly<Record<string, string>> = { '0800000208': '004500' };

/** The right code for a phone. */
export const codeFor = (phone: string): string => (Object.hasOwn(ownCodes, phone) ? ownCodes[phone] : null) ?? '123456';

export const alwaysVerified = (phone: string): boolean => phone === skippedPhone;

/** Times are epoch ms. */
export interface SendCheck {
  readonly phone: string;
  readonly laos: boolean;
  readonly now: number;
  readonly blockedUntil: number;
  /** When codes were sent to this phone, oldest first. */
  readonly sentAt: readonly number[];
}

/**
 * Whether a code may be sent.
 * @throws PHONE_NUMBER_REQUIRE_10_DIGIT (in Laos KEY_INVALID), OTP_BLOCK, REQUEST_LIMIT_1MIN, REQUEST_LIMIT and what
 * magic phones ask for
 */
export function checkSend({ phone, laos, now, blockedUntil, sentAt }: SendCheck): void {
  const forced = magicCode('phones', phone, 'sendOtp');
  if (forced) throw fail(forced);
  if (!isPhone(phone, laos)) throw fail(laos ? 'KEY_INVALID' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  if (now < blockedUntil) throw fail('OTP_BLOCK');
  const last = sentAt.at(-1);
  if (last !== undefined && now - last < otpTimes.pause) throw fail('REQUEST_LIMIT_1MIN');
  if (sentAt.filter((at) => now - at < otpTimes.window).length >= sendsPerWindow) throw fail('REQUEST_LIMIT');
}

export interface VerifyCheck {
  readonly otp: { readonly sentAt: number; readonly used: boolean };
  /** True when a newer code was sent to the phone: this one is gone. */
  readonly replaced: boolean;
  readonly blockedUntil: number;
  readonly now: number;
  /** What a magic code asks for. */
  readonly forced: ErrorCode | null;
}

/**
 * Whether a code may be tried at all, before it is compared.
 * @throws OTP_NOT_EXIST, OTP_VERIFIED, OTP_BLOCK, OTP_EXPIRED, and what magic codes ask for
 */
export function checkVerify({ otp, replaced, blockedUntil, now, forced }: VerifyCheck): void {
  if (replaced) throw fail('OTP_NOT_EXIST');
  if (otp.used) throw fail('OTP_VERIFIED');
  if (now < blockedUntil) throw fail('OTP_BLOCK');
  if (now - otp.sentAt >= otpTimes.lifetime) throw fail('OTP_EXPIRED');
  if (forced) throw fail(forced);
}

/** How a phone stands after one more wrong code, and what to answer. */
export function afterWrongCode(wrongCodes: number, now: number) {
  const wrong = wrongCodes + 1;
  if (wrong < wrongCodesToBlock) return { wrongCodes: wrong, blockedUntil: 0, code: 'OTP_CODE_INVALID' } as const;
  return { wrongCodes: 0, blockedUntil: now + otpTimes.block, code: 'OTP_BLOCK' } as const;
}
