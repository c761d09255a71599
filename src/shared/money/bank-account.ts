import { capitals } from '../base/letters.ts';

/** Banks whose account names have English letters only, by code. */
const englishOnly: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

const holdsEnglishOnly = (bankCode: unknown): boolean =>
  typeof bankCode === 'string' && englishOnly.has(bankCode.toUpperCase());

/** English letters and spaces, at least one letter (DEP-9). */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

const singleSpaced = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** The name as sent: upper case, trimmed, single spaces (DEP-11). */
export const tidyName = (name: string): string => capitals(singleSpaced(name));

/** Whether the bank accepts a name. True for an empty one: the form checks whether it is required. */
export function bankTakesName(bankCode: string, name: string): boolean {
  const plain = singleSpaced(name);
  return plain === '' || !holdsEnglishOnly(bankCode) || isEnglishName(plain);
}

/** Whether the player's own account needs an English name before its number is copied (DEP-7). */
export const needsEnglishName = (bankCode: unknown, name: unknown): boolean =>
  holdsEnglishOnly(bankCode) && !(typeof name === 'string' && isEnglishName(name.trim()));

/** The last four digits, enough to tell one's own account; empty for none (MNY-265). */
export function maskedAccount(accountNo: unknown): string {
  const text = formatAccountNumber(accountNo).replaceAll('-', '');
  return text.length > 4 ? `••${text.slice(-4)}` : '';
}

/** Formats ten digits as 3-3-4, anything else unchanged (ACC-27, DEP-3); `-` for none. */
export function formatAccountNumber(accountNo: unknown): string {
  const text = typeof accountNo === 'string' || typeof accountNo === 'number' ? String(accountNo).trim() : '';
  return text.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') || '-';
}
