import { fail } from '../../kernel/refusal.ts';
import { bankMagic } from './bank-accounts.ts';
import { isEnglishName } from './english-names.ts';

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
