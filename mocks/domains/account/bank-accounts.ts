import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { fail } from '../../kernel/refusal.ts';
import { magicCode } from '../../reference/magic.ts';
import { isEnglishName, needsEnglishName } from './english-names.ts';

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
