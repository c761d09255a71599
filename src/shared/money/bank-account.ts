import { capitals } from '../base/letters.ts';

/** Codes of the banks whose account names are written in English letters only. */
const englishOnly: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

const holdsEnglishOnly = (bankCode: unknown): boolean =>
  typeof bankCode === 'string' && englishOnly.has(bankCode.toUpperCase());

/** English letters and spaces, at least one letter (DEP-9). */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

const singleSpaced = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** As it is sent: upper case, single spaces, none at the ends (DEP-11). */
export const tidyName = (name: string): string => capitals(singleSpaced(name));

/** Whether the bank takes this name. True for an empty one: whether a name is required is checked by the form. */
export function bankTakesName(bankCode: string, name: string): boolean {
  const plain = singleSpaced(name);
  return plain === '' || !holdsEnglishOnly(bankCode) || isEnglishName(plain);
}

/** Whether the player's own account needs an English name before its number is copied (DEP-7). */
export const needsEnglishName = (bankCode: unknown, name: unknown): boolean =>
  holdsEnglishOnly(bankCode) && !(typeof name === 'string' && isEnglishName(name.trim()));

/** A bank account number as 3-3-rest when it has ten digits (ACC-27, DEP-3), else as it came; `-` for none. */
export function formatAccountNumber(accountNo: unknown): string {
  const text = typeof accountNo === 'string' || typeof accountNo === 'number' ? String(accountNo).trim() : '';
  return text.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') || '-';
}
