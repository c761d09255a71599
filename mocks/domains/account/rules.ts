import type { OperationId } from '../../../contract/generated/operations.ts';
import type { Player } from '../../kernel/player.ts';
import { isEmpty } from '../../kernel/read-text.ts';
import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { minute } from '../../kernel/time/duration.ts';
import { magicCode } from '../../reference/magic.ts';

/** This many wrong passwords for one user name within this window (ms) block logins (ACC-10). */
const attemptWindow = minute;
const attemptsPerWindow = 5;

export const recentAttempts = (wrongAt: readonly number[], now: number): number[] =>
  wrongAt.filter((at) => now - at < attemptWindow);

/**
 * Checks whether a login is allowed at all, whatever the password.
 * @param wrongAt times of wrong passwords, epoch ms
 * @throws REQUEST_LIMIT_1MIN; the code of a magic phone number
 */
export function checkAttempt(username: string, wrongAt: readonly number[], now: number): void {
  refuseMagic(magicCode('phones', username, 'login'));
  if (recentAttempts(wrongAt, now).length >= attemptsPerWindow) throw fail('REQUEST_LIMIT_1MIN');
}

/**
 * Returns null for an unknown phone number and for a wrong password alike, to hide which numbers exist (ACC-11).
 * @throws INACTIVE_USER
 */
export function authenticate(player: Player | undefined, passwordDigest: string): Player | null {
  if (player?.passwordDigest !== passwordDigest) return null;
  if (!player.active) throw fail('INACTIVE_USER');
  return player;
}

/** Any new password is allowed (ACC-36). Both arguments are hashes. @throws WRONG_PASSWORD */
export function checkPasswordChange(current: string, oldPassword: string): void {
  if (current !== oldPassword) throw fail('WRONG_PASSWORD');
}

/** Banks that take account names in English letters only (ACC-41). */
const banksWithEnglishNames: readonly string[] = ['KTB', 'TMB', 'BBL'];

const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

export function refuseMagicAccount(operation: OperationId, name: string, number = ''): void {
  refuseMagic(magicCode('accountNames', name.trim().toUpperCase(), operation));
  refuseMagic(magicCode('bankAccounts', number, operation));
}

/** @throws INVALID_USER_INFO for a name without a letter */
export function checkName(name: string): void {
  if (isEmpty(name)) throw fail('INVALID_USER_INFO');
}

export interface BankAccountCheck {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly banks: readonly string[];
  readonly taken: boolean;
  readonly operation: OperationId;
}

/**
 * Requires 6 to 20 digits at an offered bank, free of other players (ACC-46).
 * @throws INVALID_BANK, INVALID_USER_INFO, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK
 */
export function checkBankAccount(check: BankAccountCheck): void {
  const { bankCode, bankAccountName, bankAccountNo, banks, taken, operation } = check;
  refuseMagicAccount(operation, bankAccountName, bankAccountNo);
  if (!banks.includes(bankCode)) throw fail('INVALID_BANK');
  if (isEmpty(bankAccountName) || !/^\d{6,20}$/.test(bankAccountNo)) throw fail('INVALID_USER_INFO');
  if (banksWithEnglishNames.includes(bankCode) && !isEnglishName(bankAccountName)) throw fail('BANK_ACCOUNT_NAME_ENG');
  if (taken) throw fail('EXISTING_BANK');
}

export interface BankNameCheck {
  /** The player's bank; empty for none. */
  readonly own: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
}

/**
 * The new name must be English, whatever the bank (ACC-45).
 * @throws NO_BANK, INVALID_BANK for a bank that is not the player's, BANK_ACCOUNT_NAME_ENG
 */
export function checkBankName({ own, bankCode, bankAccountName }: BankNameCheck): void {
  refuseMagicAccount('updateBankAccountName', bankAccountName);
  if (own === '') throw fail('NO_BANK');
  if (bankCode !== own) throw fail('INVALID_BANK');
  if (!isEnglishName(bankAccountName)) throw fail('BANK_ACCOUNT_NAME_ENG');
}
