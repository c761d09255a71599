/** Banks whose accounts are held in English letters only. */
const englishOnly: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

const holdsEnglishOnly = (bankCode: unknown): boolean =>
  typeof bankCode === 'string' && englishOnly.has(bankCode.toUpperCase());

/** English letters and spaces, at least one letter. */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

const singleSpaced = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** As it is sent: upper case, single spaces, none at the ends (DEP-9, DEP-10). */
export const tidyName = (name: string): string => singleSpaced(name).toUpperCase();

/** Whether a bank takes such a name. An empty one is somebody else's question. */
export function bankTakesName(bankCode: string, name: string): boolean {
  const plain = singleSpaced(name);
  return plain === '' || !holdsEnglishOnly(bankCode) || isEnglishName(plain);
}

/** Whether the player's own account needs an English name before its number is copied (DEP-7, DEP-11). */
export const needsEnglishName = (bankCode: unknown, name: unknown): boolean =>
  holdsEnglishOnly(bankCode) && !(typeof name === 'string' && isEnglishName(name.trim()));
