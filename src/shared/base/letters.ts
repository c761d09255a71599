import { graphemesOf } from './text.ts';

const asciiDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  const zero = code >= 0xff10 ? 0xff10 : code >= 0x0ed0 ? 0x0ed0 : 0x0e50;
  return String(code - zero);
};

/** Thai, Lao and full-width digits as ASCII ones; the text keeps its length (MNY-7). */
export const asciiDigits = (text: string): string => text.replace(/[๐-๙໐-໙０-９]/g, asciiDigit);

/** Whether the capital converts back to the letter; false for ß and SS, ﬁ and FI, ı and I. */
const isPair = (letter: string, capital: string): boolean => capital.toLowerCase() === letter;

/** Upper-cases each letter, independent of the device's language; keeps letters without a matching capital. */
export const capitals = (text: string): string =>
  text.replace(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return isPair(letter, capital) ? capital : letter;
  });

/** Whether an input method handles the key. Safari reports the last key of a composition with code 229 (DES-71). */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** The first two graphemes of a name, in place of a missing logo. */
export const initials = (name: string): string => graphemesOf(name.trim().slice(0, 64)).slice(0, 2).join('').trim();
