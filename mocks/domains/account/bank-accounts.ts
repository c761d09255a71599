import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { type Player, players } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicCode } from '../../reference/magic.ts';
import { type Bank, banks } from '../../reference/reference-data.ts';

export interface BankAccountCheck {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  /** Codes of the banks on offer. */
  readonly banks: readonly string[];
  /** Whether somebody else has this account. */
  readonly taken: boolean;
  readonly operation: OperationId;
}

/** What a magic name or number of a bank account answers. */
export function bankMagic(operation: OperationId, name: string, number = ''): ErrorCode | null {
  return (
    magicCode('accountNames', name.trim().toUpperCase(), operation) ?? magicCode('bankAccounts', number, operation)
  );
}

/**
 * Whether an account can become a player's own: digits, six to twenty of them, at a bank on offer, and nobody else's.
 * @throws INVALID_BANK, INVALID_USER_INFO, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK
 */
export function checkBankAccount(check: BankAccountCheck): void {
  const { bankCode, bankAccountName, bankAccountNo, banks, taken, operation } = check;
  const forced = bankMagic(operation, bankAccountName, bankAccountNo);
  if (forced) throw fail(forced);
  if (!banks.includes(bankCode)) throw fail('INVALID_BANK');
  if (bankAccountName.trim() === '' || !/^\d{6,20}$/.test(bankAccountNo)) throw fail('INVALID_USER_INFO');
  if (needsEnglishName(bankCode) && !isEnglishName(bankAccountName)) throw fail('BANK_ACCOUNT_NAME_ENG');
  if (taken) throw fail('EXISTING_BANK');
}

const englishOnly: readonly string[] = ['KTB', 'TMB', 'BBL'];

/** Banks that take account names in English letters only. */
export const needsEnglishName = (bankCode: string): boolean => englishOnly.includes(bankCode);

/** English letters and spaces, at least one letter. */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

export interface BankNameCheck {
  /** The player's bank; empty when they have none. */
  readonly own: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
}

/**
 * Whether the player's own account may be given another name, which must be English whatever the bank (specification,
 * section 5; reading 58).
 * @throws NO_BANK, INVALID_BANK for a bank that is not the player's, BANK_ACCOUNT_NAME_ENG
 */
export function checkBankName({ own, bankCode, bankAccountName }: BankNameCheck): void {
  const forced = bankMagic('updateBankAccountName', bankAccountName);
  if (forced) throw fail(forced);
  if (own === '') throw fail('NO_BANK');
  if (bankCode !== own) throw fail('INVALID_BANK');
  if (!isEnglishName(bankAccountName)) throw fail('BANK_ACCOUNT_NAME_ENG');
}

/** Banks that a player can register with: those of the country, and in Laos the Thai ones after them. */
export function banksOnOffer({ switches }: World): readonly Bank[] {
  const thai = banks.filter(({ country }) => country === 'TH');
  return switches.laos ? [...banks.filter(({ country }) => country === 'LA'), ...thai] : thai;
}

/** Whether another player has this bank account. */
export function isBankTaken(world: World, bankCode: string, bankAccountNo: string, self?: Player): boolean {
  return world
    .table(players)
    .findMany((q) => q.where({ bankCode, bankAccountNo }))
    .some(({ _id }) => _id !== self?._id);
}

/** Their codes. */
export const bankCodesOnOffer = (world: World): string[] => banksOnOffer(world).map(({ code }) => code);
