/** Banks whose accounts are held in English letters only (spec §5). */
const englishOnly = new Set(['KTB', 'TMB', 'BBL']);

/** Trimmed, with single spaces between the words (bad-input L131). */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Whether a bank takes such a name. An empty one is somebody else's question. */
export const bankTakesName = (bankCode: string, name: string): boolean =>
  !englishOnly.has(bankCode.toUpperCase()) || /^[A-Za-z ]*$/.test(tidyName(name));

/** First and last name as one, one space between (spec §3). */
export const accountName = (first: string, last: string): string => tidyName(`${first} ${last}`).toUpperCase();
