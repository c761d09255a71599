/** Banks whose accounts are held in English letters only (spec §5). */
const englishOnly: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

const holdsEnglishOnly = (bankCode: unknown): boolean =>
  typeof bankCode === 'string' && englishOnly.has(bankCode.toUpperCase());

/** English letters and spaces, at least one letter (spec §5). */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

const singleSpaced = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** As it is sent: upper case, single spaces, none at the ends (bad-input.md, L131). */
export const tidyName = (name: string): string => singleSpaced(name).toUpperCase();

/** Whether a bank takes such a name. An empty one is somebody else's question. */
export function bankTakesName(bankCode: string, name: string): boolean {
  const plain = singleSpaced(name);
  return plain === '' || !holdsEnglishOnly(bankCode) || isEnglishName(plain);
}

/** Whether the player's own account needs an English name before its number is copied (spec §4; readings, 58). */
export const needsEnglishName = (bankCode: unknown, name: unknown): boolean =>
  holdsEnglishOnly(bankCode) && !(typeof name === 'string' && isEnglishName(name.trim()));
