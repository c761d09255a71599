export interface LanguageOption<Code extends string = string> {
  code: Code;
  /** Name in the language itself. */
  name: string;
}

/** The app's code for Lao is `la`, its BCP 47 tag `lo` (DES-36). */
export const languageTag = (code: string) => (code === 'la' ? 'lo' : code);
