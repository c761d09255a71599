/**
 * What worlds are made of: names, banks, number shapes, amounts and phrases, chosen by the world's own generator.
 * The JSON files are made by tools/reference-data.ts.
 */
import banksJson from './banks.json' with { type: 'json' };
import namesJson from './names.json' with { type: 'json' };
import numbersJson from './numbers.json' with { type: 'json' };
import phrasesJson from './phrases.json' with { type: 'json' };

export interface PoolName {
  /** In the country's own script. */
  local: string;
  /** As a passport would have it, e.g. `Somchai`. */
  latin: string;
}

export interface Bank {
  code: string;
  nameTH: string;
  nameEN: string;
  /** Digits of an account number. */
  digits: number;
  country: 'TH' | 'LA';
}

export type PoolCountry = 'thai' | 'lao';

function toNames(list: string[][]): readonly PoolName[] {
  return list.map(([local = '', latin = '']) => ({ local, latin }));
}

export const names: Record<PoolCountry, { first: readonly PoolName[]; last: readonly PoolName[] }> = {
  thai: { first: toNames(namesJson.thai.first), last: toNames(namesJson.thai.last) },
  lao: { first: toNames(namesJson.lao.first), last: toNames(namesJson.lao.last) },
};

export const banks = banksJson as readonly Bank[];

/** Shapes for `fillPattern`; every phone number has ten digits, the Lao ones without their leading 0. */
export const phonePatterns: Record<PoolCountry, readonly string[]> = numbersJson.phones;

/** Shapes for `fillPattern`. */
export const slipReferencePatterns: readonly string[] = numbersJson.slips.references;

export const slipFileNames: readonly string[] = numbersJson.slips.files;

/** Satang. `depositOdd`, `share` and `balance` have odd satang, the others are whole baht. */
export const amounts: Record<keyof typeof numbersJson.amounts, readonly number[]> = numbersJson.amounts;

export const phrases: Record<'guest' | 'operator', Record<'th' | 'la' | 'en', readonly string[]>> = phrasesJson;

/** `#` becomes a digit, `?` a capital letter; `below(n)` gives a whole number from 0 to n − 1. */
export function fillPattern(pattern: string, below: (n: number) => number): string {
  return pattern.replaceAll(/[#?]/g, (mark) =>
    mark === '#' ? String(below(10)) : String.fromCharCode(65 + below(26)),
  );
}
