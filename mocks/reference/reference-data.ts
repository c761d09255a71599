/**
 * Names, banks, patterns of numbers, amounts and phrases that worlds pick from by their own random numbers.
 * `node tools/reference-data.ts` writes the JSON files.
 */
import banksJson from './banks.json' with { type: 'json' };
import type { Language, SiteLanguage } from './language.ts';
import namesJson from './names.json' with { type: 'json' };
import numbersJson from './numbers.json' with { type: 'json' };
import phrasesJson from './phrases.json' with { type: 'json' };

export interface PersonName {
  /** In the country's own script. */
  local: string;
  /** In Latin letters, e.g. `Somchai`. */
  latin: string;
}

export interface Bank {
  code: string;
  nameTH: string;
  nameLA: string;
  nameEN: string;
  /** Digits of an account number. */
  digits: number;
  country: 'TH' | 'LA';
}

export type NameCountry = 'thai' | 'lao';

function toNames(list: string[][]): readonly PersonName[] {
  return list.map(([local = '', latin = '']) => ({ local, latin }));
}

export const names: Record<NameCountry, { first: readonly PersonName[]; last: readonly PersonName[] }> = {
  thai: { first: toNames(namesJson.thai.first), last: toNames(namesJson.thai.last) },
  lao: { first: toNames(namesJson.lao.first), last: toNames(namesJson.lao.last) },
};

export const banks = banksJson as readonly Bank[];

/** A bank's names on the wire: `nameTH` is in the site's language. @param otherwise name for an unknown code */
export function bankNames(code: string, language: SiteLanguage, otherwise = code): { nameTH: string; nameEN: string } {
  const bank = banks.find((each) => each.code === code);
  if (!bank) return { nameTH: otherwise, nameEN: otherwise };
  return { nameTH: language === 'la' ? bank.nameLA : bank.nameTH, nameEN: bank.nameEN };
}

/** Patterns for `fillPattern`; every phone number has ten digits, the Lao ones without their leading 0. */
export const phonePatterns: Record<NameCountry, readonly string[]> = numbersJson.phones;

/** Patterns for `fillPattern`: bank references differ from bank to bank. */
export const slipReferencePatterns: readonly string[] = numbersJson.slips.references;

export const slipFileNames: readonly string[] = numbersJson.slips.files;

/** Satang. `depositOdd`, `share` and `balance` have odd satang, the others are whole baht. */
export const amounts: Record<keyof typeof numbersJson.amounts, readonly number[]> = numbersJson.amounts;

/** What customers ask in the chat. */
export const phrases: Record<Language, readonly string[]> = phrasesJson;

/** Fills a pattern: `#` becomes a digit, `?` a capital letter. @param below returns an integer from 0 to n − 1 */
export function fillPattern(pattern: string, below: (n: number) => number): string {
  return pattern.replaceAll(/[#?]/g, (mark) =>
    mark === '#' ? String(below(10)) : String.fromCharCode(65 + below(26)),
  );
}

/** The registered player of every scenario; the documentation names this login. */
export const demoPlayer = { username: '0812345678', password: 'krapao99' } as const;

/** A second player beside the first, with another name, money and history. */
export const secondPlayer = { username: '0898765432', password: 'krapao99' } as const;
