import { asciiDigits } from '../../shared/base/letters.ts';
import { withoutInvisible } from '../../shared/base/text.ts';

/** Separators between digits. */
const separators = /[\s\-‐-―−.()/]/g;

export const plainDigits = (text: string): string =>
  withoutInvisible(asciiDigits(text.normalize('NFKC'))).replace(separators, '');

/** Normalises a phone number: `+66 81-234-5678` becomes 0812345678 (REG-8). */
export function normalisePhone(text: string, laos: boolean): string {
  const country = laos ? /^(?:(?:\+|00)856|856(?=0?\d{8,10}$))0?/ : /^(?:(?:\+|00)66|66(?=0?\d{9}$))0?/;
  return plainDigits(text).replace(country, '0');
}

export type PhoneProblem = 'required' | 'tenDigits' | 'laos';

/** A normalised number has ten digits, in Laos eight to eleven (REG-6, REG-7). */
export function phoneProblem(phone: string, laos: boolean): PhoneProblem | null {
  if (phone === '') return 'required';
  if (laos) return /^\d{8,11}$/.test(phone) ? null : 'laos';
  return /^\d{10}$/.test(phone) ? null : 'tenDigits';
}
