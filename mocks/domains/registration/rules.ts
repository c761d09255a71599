import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { Registration } from '../../../contract/generated/models/registration.ts';
import { isEmpty } from '../../kernel/read-text.ts';
import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { hour, minute } from '../../kernel/time/duration.ts';
import { magicCode } from '../../reference/magic.ts';
import { checkBankAccount } from '../account/index.ts';

/** Answers to "how did you hear of us", in display order (REG-29). */
export const sourceCodes = ['FRIEND', 'FACEBOOK', 'LINE', 'TIKTOK', 'GOOGLE', 'STREAMER', 'OTHER'] as const;
export type SourceCode = (typeof sourceCodes)[number];

/** Ten digits (REG-6), in Laos eight to eleven (REG-7). */
const isPhone = (text: string, laos: boolean): boolean => (laos ? /^\d{8,11}$/ : /^\d{10}$/).test(text);

export interface RegistrationCheck {
  readonly registration: Omit<Registration, 'password'>;
  /** `validateAccount` precedes the bank step; all three bank fields may be empty there (REG-30). */
  readonly operation: 'validateAccount' | 'createAccount';
  readonly laos: boolean;
  readonly banks: readonly string[];
  readonly sources: readonly string[];
  /** The phone needs a code and none was verified. */
  readonly unverified: boolean;
  readonly phoneTaken: boolean;
  readonly bankTaken: boolean;
}

/** Null for a code that names nobody; it does not block the registration (REG-14). */
export const inviterIn = (code: string): string | null => /^PR(.+)$/.exec(code)?.[1] ?? null;

/** Currencies on offer (REG-39). */
const currenciesOf = (laos: boolean): readonly string[] => (laos ? ['LAK', 'BAHT'] : ['BAHT']);

function checkPhone({ registration: { username }, operation, laos, unverified, phoneTaken }: RegistrationCheck): void {
  refuseMagic(magicCode('phones', username, operation));
  if (!isPhone(username, laos)) throw fail(laos ? 'INVALID_USER_INFO' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  // Checked first: only the owner of a number may learn that it is registered (REG-32)
  if (unverified) throw fail('UNVERIFIED_OTP');
  if (phoneTaken) throw fail('EXISTING_USER');
}

/**
 * Checks the phone first and the bank last.
 * @throws PHONE_NUMBER_REQUIRE_10_DIGIT, UNVERIFIED_OTP, EXISTING_USER, INVALID_USER_INFO, INVALID_BANK,
 * BANK_ACCOUNT_NAME_ENG, EXISTING_BANK, REGISTER_FAIL
 */
export function checkRegistration(check: RegistrationCheck): void {
  const { registration, operation, laos, banks, sources, bankTaken } = check;
  const { name, sourceCode, currency, bankCode, bankAccountName, bankAccountNo } = registration;
  checkPhone(check);
  const knownSource = sourceCode === '' || sources.includes(sourceCode);
  if (isEmpty(name) || !knownSource) throw fail('INVALID_USER_INFO');
  if (!currenciesOf(laos).includes(currency)) throw fail('INVALID_USER_INFO');
  if (operation === 'validateAccount' && `${bankCode}${bankAccountName}${bankAccountNo}` === '') return;
  checkBankAccount({ bankCode, bankAccountName, bankAccountNo, banks, taken: bankTaken, operation });
}

/** Milliseconds: lifetime of a code, pause between codes, window of the limit, block (REG-24, REG-25). */
export const otpTimes = { lifetime: 5 * minute, pause: minute, window: hour, block: 15 * minute } as const;
const sendsPerWindow = 5;
const wrongCodesToBlock = 5;

/** Needs no code. */
const skippedPhone = '0800000201';
/** Codes of magic phones. */
const ownCodes: Readonly<Record<string, string>> = { '0800000208': '004500' };

export const codeFor = (phone: string): string => (Object.hasOwn(ownCodes, phone) ? ownCodes[phone] : null) ?? '123456';

export const alwaysVerified = (phone: string): boolean => phone === skippedPhone;

/** Times are epoch ms. */
export interface SendCheck {
  readonly phone: string;
  readonly laos: boolean;
  readonly now: number;
  readonly blockedUntil: number;
  /** Times of sent codes, oldest first. */
  readonly sentAt: readonly number[];
}

/**
 * @throws PHONE_NUMBER_REQUIRE_10_DIGIT (in Laos KEY_INVALID), OTP_BLOCK, REQUEST_LIMIT_1MIN, REQUEST_LIMIT; the code
 * of a magic phone
 */
export function checkSend({ phone, laos, now, blockedUntil, sentAt }: SendCheck): void {
  refuseMagic(magicCode('phones', phone, 'sendOtp'));
  if (!isPhone(phone, laos)) throw fail(laos ? 'KEY_INVALID' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  if (now < blockedUntil) throw fail('OTP_BLOCK');
  const last = sentAt.at(-1);
  if (last !== undefined && now - last < otpTimes.pause) throw fail('REQUEST_LIMIT_1MIN');
  if (sentAt.filter((at) => now - at < otpTimes.window).length >= sendsPerWindow) throw fail('REQUEST_LIMIT');
}

export interface VerifyCheck {
  readonly otp: { readonly sentAt: number; readonly used: boolean };
  /** A newer code was sent. */
  readonly replaced: boolean;
  readonly blockedUntil: number;
  readonly now: number;
  /** The error of a magic code, or null. */
  readonly forced: ErrorCode | null;
}

/**
 * Runs before the code is compared.
 * @throws OTP_NOT_EXIST, OTP_VERIFIED, OTP_BLOCK, OTP_EXPIRED; the code of a magic one-time code
 */
export function checkVerify({ otp, replaced, blockedUntil, now, forced }: VerifyCheck): void {
  if (replaced) throw fail('OTP_NOT_EXIST');
  if (otp.used) throw fail('OTP_VERIFIED');
  if (now < blockedUntil) throw fail('OTP_BLOCK');
  if (now - otp.sentAt >= otpTimes.lifetime) throw fail('OTP_EXPIRED');
  refuseMagic(forced);
}

/** State of a phone after one more wrong code, and the error to answer. */
export function afterWrongCode(wrongCodes: number, now: number) {
  const wrong = wrongCodes + 1;
  if (wrong < wrongCodesToBlock) return { wrongCodes: wrong, blockedUntil: 0, code: 'OTP_CODE_INVALID' } as const;
  return { wrongCodes: 0, blockedUntil: now + otpTimes.block, code: 'OTP_BLOCK' } as const;
}
