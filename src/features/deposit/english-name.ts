const englishOnly: readonly string[] = ['KTB', 'TMB', 'BBL'];

/** English letters and spaces, at least one letter (spec §5). */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

/** Whether the player's own account needs an English name before its number is copied (spec §4; readings, 58). */
export const needsEnglishName = (bankCode: unknown, name: unknown): boolean =>
  typeof bankCode === 'string' &&
  englishOnly.includes(bankCode.toUpperCase()) &&
  !(typeof name === 'string' && isEnglishName(name.trim()));

/** As it is sent: upper case, single spaces, none at the ends (bad-input.md, L131). */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();
