import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { Registration } from '../../../contract/generated/models/registration.ts';
import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { hour, minute } from '../../kernel/time/duration.ts';
import { isEmpty } from '../../kernel/visible.ts';
import { magicCode } from '../../reference/magic.ts';
import { checkBankAccount } from '../account/index.ts';

/** Codes of where a player may have heard of the site (REG-29), in the order in which they are asked for. */
export const sourceCodes = ['FRIEND', 'FACEBOOK', 'LINE', 'TIKTOK', 'GOOGLE', 'STREAMER', 'OTHER'] as const;
export type SourceCode = (typeof sourceCodes)[number];

/** Whether a text is a phone number: ten digits (REG-6), in Laos eight to eleven (REG-7). */
const isPhone = (text: string, laos: boolean): boolean => (laos ? /^\d{8,11}$/ : /^\d{10}$/).test(text);

export interface RegistrationCheck {
  readonly registration: Omit<Registration, 'password'>;
  /** `validateAccount` comes before the bank step: there all three bank fields may be empty (REG-30). */
  readonly operation: 'validateAccount' | 'createAccount';
  readonly laos: boolean;
  /** Codes of the banks on offer. */
  readonly banks: readonly string[];
  /** Codes of the sources on offer. */
  readonly sources: readonly string[];
  /** True when the phone needs a code and none was verified. */
  readonly unverified: boolean;
  readonly phoneTaken: boolean;
  readonly bankTaken: boolean;
}

/** `PR` and the id of the player who invited; an unknown id is allowed (REG-14). */
const isInviteCode = (code: string) => code === '' || /^PR[\w-]{1,62}$/.test(code);

/** The id of the player who invited; null for an empty invite code. */
export const inviterIn = (code: string): string | null => /^PR(.+)$/.exec(code)?.[1] ?? null;

/** Currencies on offer (REG-39). */
const currenciesOf = (laos: boolean): readonly string[] => (laos ? ['LAK', 'BAHT'] : ['BAHT']);

function checkPhone({ registration: { username }, operation, laos, unverified, phoneTaken }: RegistrationCheck): void {
  refuseMagic(magicCode('phones', username, operation));
  if (!isPhone(username, laos)) throw fail(laos ? 'INVALID_USER_INFO' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  // before the next check: only the owner of a number may learn that it is registered (REG-32)
  if (unverified) throw fail('UNVERIFIED_OTP');
  if (phoneTaken) throw fail('EXISTING_USER');
}

/**
 * Whether a registration is allowed: the phone is checked first, the bank last.
 * @throws PHONE_NUMBER_REQUIRE_10_DIGIT, UNVERIFIED_OTP, EXISTING_USER, INVALID_USER_INFO, INVALID_BANK,
 * BANK_ACCOUNT_NAME_ENG, EXISTING_BANK, REGISTER_FAIL
 */
export function checkRegistration(check: RegistrationCheck): void {
  const { registration, operation, laos, banks, sources, bankTaken } = check;
  const { name, sourceCode, inviteCode, currency, bankCode, bankAccountName, bankAccountNo } = registration;
  checkPhone(check);
  const knownSource = sourceCode === '' || sources.includes(sourceCode);
  if (isEmpty(name) || !knownSource || !isInviteCode(inviteCode)) throw fail('INVALID_USER_INFO');
  if (!currenciesOf(laos).includes(currency)) throw fail('INVALID_USER_INFO');
  if (operation === 'validateAccount' && `${bankCode}${bankAccountName}${bankAccountNo}` === '') return;
  checkBankAccount({ bankCode, bankAccountName, bankAccountNo, banks, taken: bankTaken, operation });
}

/** Times of one-time codes, ms: how long a code lives, the pause between two, five in a window, a block (REG-24, REG-25). */
export const otpTimes = { lifetime: 5 * minute, pause: minute, window: hour, block: 15 * minute } as const;
/** So many codes are sent to a phone within `otpTimes.window`. */
const sendsPerWindow = 5;
/** So many wrong codes block a phone. */
const wrongCodesToBlock = 5;

/** A magic phone that needs no code. */
const skippedPhone = '0800000201';
/** Magic phones with codes of their own. */
const ownCodes: Readonly<Record<string, string>> = { '0800000208': '004500' };

/** The right code for a phone. */
export const codeFor = (phone: string): string => (Object.hasOwn(ownCodes, phone) ? ownCodes[phone] : null) ?? '123456';

/** Whether a phone never needs a code. */
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
  /** True when a newer code was sent to the phone. */
  readonly replaced: boolean;
  readonly blockedUntil: number;
  readonly now: number;
  /** The error that a magic code leads to; null for any other code. */
  readonly forced: ErrorCode | null;
}

/**
 * Whether a code may be tried at all, before it is compared.
 * @throws OTP_NOT_EXIST, OTP_VERIFIED, OTP_BLOCK, OTP_EXPIRED; the code of a magic one-time code
 */
export function checkVerify({ otp, replaced, blockedUntil, now, forced }: VerifyCheck): void {
  if (replaced) throw fail('OTP_NOT_EXIST');
  if (otp.used) throw fail('OTP_VERIFIED');
  if (now < blockedUntil) throw fail('OTP_BLOCK');
  if (now - otp.sentAt >= otpTimes.lifetime) throw fail('OTP_EXPIRED');
  refuseMagic(forced);
}

/** What is known of a phone after one more wrong code, and the error to answer. */
export function afterWrongCode(wrongCodes: number, now: number) {
  const wrong = wrongCodes + 1;
  if (wrong < wrongCodesToBlock) return { wrongCodes: wrong, blockedUntil: 0, code: 'OTP_CODE_INVALID' } as const;
  return { wrongCodes: 0, blockedUntil: now + otpTimes.block, code: 'OTP_BLOCK' } as const;
}
