export interface LanguageOption<Code extends string = string> {
  code: Code;
  /** The language's name in itself. */
  name: string;
}

/** `la` is this app's code for Lao; assistive technology knows it as `lo` (DES-36). */
export const languageTag = (code: string) => (code === 'la' ? 'lo' : code);
