import type { OperationId } from '../../../contract/generated/operations.ts';
import type { Player } from '../../kernel/player.ts';
import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { minute } from '../../kernel/time/duration.ts';
import { isEmpty } from '../../kernel/visible.ts';
import { magicCode } from '../../reference/magic.ts';

/** So many wrong passwords for one user name within so long (ms) stop further logins (ACC-10). */
const attemptWindow = minute;
const attemptsPerWindow = 5;

/** The wrong attempts that still count. Times are epoch ms, oldest first. */
export const recentAttempts = (wrongAt: readonly number[], now: number): number[] =>
  wrongAt.filter((at) => now - at < attemptWindow);

/**
 * Whether a login may be tried at all, whatever its password.
 * @param wrongAt when wrong passwords were sent, epoch ms
 * @throws REQUEST_LIMIT_1MIN after five wrong passwords within a minute; the code of a magic phone number
 */
export function checkAttempt(username: string, wrongAt: readonly number[], now: number): void {
  refuseMagic(magicCode('phones', username, 'login'));
  if (recentAttempts(wrongAt, now).length >= attemptsPerWindow) throw fail('REQUEST_LIMIT_1MIN');
}

/**
 * The player who logs in; null for an unknown phone number and for a wrong password alike, which hides whether the
 * number is registered (ACC-11).
 * @param player of the phone number
 * @param passwordDigest hash of the password
 * @throws INACTIVE_USER
 */
export function authenticate(player: Player | undefined, passwordDigest: string): Player | null {
  if (player?.passwordDigest !== passwordDigest) return null;
  if (!player.active) throw fail('INACTIVE_USER');
  return player;
}

/**
 * Whether a password may be changed; any new one is allowed (ACC-36). Both arguments are hashes.
 * @throws WRONG_PASSWORD
 */
export function checkPasswordChange(current: string, oldPassword: string): void {
  if (current !== oldPassword) throw fail('WRONG_PASSWORD');
}

/** Banks that take account names in English letters only (ACC-41). */
const banksWithEnglishNames: readonly string[] = ['KTB', 'TMB', 'BBL'];

/** English letters and spaces, at least one letter. */
const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

/** Refuses the magic names and numbers of bank accounts. */
export function refuseMagicAccount(operation: OperationId, name: string, number = ''): void {
  refuseMagic(magicCode('accountNames', name.trim().toUpperCase(), operation));
  refuseMagic(magicCode('bankAccounts', number, operation));
}

/** Whether a player may have this name. @throws INVALID_USER_INFO for one without a letter */
export function checkName(name: string): void {
  if (isEmpty(name)) throw fail('INVALID_USER_INFO');
}

export interface BankAccountCheck {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  /** Codes of the banks on offer. */
  readonly banks: readonly string[];
  /** Whether another player has this account. */
  readonly taken: boolean;
  readonly operation: OperationId;
}

/**
 * Whether an account can become that of a player: 6 to 20 digits at a bank on offer, and of no other player (ACC-46).
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
  /** The player's bank; empty for a player without one. */
  readonly own: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
}

/**
 * Whether the player's own account may get another name, which must be English whatever the bank (ACC-45).
 * @throws NO_BANK, INVALID_BANK for a bank that is not the player's, BANK_ACCOUNT_NAME_ENG
 */
export function checkBankName({ own, bankCode, bankAccountName }: BankNameCheck): void {
  refuseMagicAccount('updateBankAccountName', bankAccountName);
  if (own === '') throw fail('NO_BANK');
  if (bankCode !== own) throw fail('INVALID_BANK');
  if (!isEnglishName(bankAccountName)) throw fail('BANK_ACCOUNT_NAME_ENG');
}
