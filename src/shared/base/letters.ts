import { graphemesOf } from './text.ts';

const asciiDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  const zero = code >= 0xff10 ? 0xff10 : code >= 0x0ed0 ? 0x0ed0 : 0x0e50;
  return String(code - zero);
};

/** Thai, Lao and full-width digits as ASCII ones; the text keeps its length (MNY-7). */
export const asciiDigits = (text: string): string => text.replace(/[๐-๙໐-໙０-９]/g, asciiDigit);

/** Whether a letter and its capital belong to each other: not so ß and SS, ﬁ and FI, ı and I. */
const isPair = (letter: string, capital: string): boolean => capital.toLowerCase() === letter;

/** Capitals letter by letter, in any language of the device; a letter without a capital of its own stays. */
export const capitals = (text: string): string =>
  text.replace(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return isPair(letter, capital) ? capital : letter;
  });

/** Whether a key belongs to a composition of an input method. Safari reports its last key with the code 229 (DES-71). */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** The first two letters of a name with their marks, in place of a missing logo. */
export const initials = (name: string): string => graphemesOf(name.trim().slice(0, 64)).slice(0, 2).join('').trim();
