const englishOnly: readonly string[] = ['KTB', 'TMB', 'BBL'];

/** Banks that take account names in English letters only (specification, section 9). */
export const needsEnglishName = (bankCode: string): boolean => englishOnly.includes(bankCode);

/** English letters and spaces, at least one letter. */
export const isEnglishName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);
