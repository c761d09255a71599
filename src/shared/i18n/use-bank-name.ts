import { useTranslation } from 'react-i18next';
import { shortened, textLanguage } from '../base/text.ts';

/** Codes of the wallet, banks and sources with a name in the app's texts (`account`). */
const named = [
  'WALLET',
  'SCB',
  'KBANK',
  'GSB',
  'KTB',
  'BBL',
  'TMB',
  'BAY',
  'BAAC',
  'GHB',
  'CIMB',
  'UOB',
  'TISCO',
  'KKP',
  'LHB',
  'ICBC',
  'BCEL',
  'LDB',
  'JDB',
  'APB',
  'LVB',
  'STB',
  'BFL',
  'TRUEWALLET',
  'BONUS',
  'PROMOTION',
  'INVITE',
  'REFUND',
  'LUCKYDRAW',
] as const;

/** Text key of an account's name; undefined for an unknown code. */
export function accountKey(code: string): `account.${(typeof named)[number]}` | undefined {
  const known = named.find((one) => one === code.toUpperCase());
  return known && `account.${known}`;
}

interface Bank {
  readonly code?: string | null | undefined;
  /** Local name: Lao on a site in Laos. */
  readonly nameTH?: string | null;
  readonly nameEN?: string | null;
}

/**
 * Bank name in the current language (DEP-23): the server's, else the app's, else the English, else the local one, else
 * `-`.
 */
export function useBankNames(): (bank: Bank) => string {
  const { t, i18n } = useTranslation();
  return ({ code, nameTH, nameEN }) => {
    const said = [nameEN, nameTH].find((name) => name && textLanguage(name) === i18n.language);
    const key = accountKey(code ?? '');
    return shortened(said || (key ? t(key) : nameEN || nameTH) || '-');
  };
}

export const useBankName = (bank: Bank): string => useBankNames()(bank);

/**
 * All names of a bank, for the bank list and the player's own account (DEP-1, REG-34): the name in the current language,
 * then the local and the English one where they differ.
 */
export function useAllBankNames(): (bank: Bank) => readonly string[] {
  const nameOf = useBankNames();
  return (bank) => [...new Set([nameOf(bank), bank.nameTH, bank.nameEN].flatMap((name) => name || []))];
}
