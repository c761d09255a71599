import { useTranslation } from 'react-i18next';
import { textLanguage } from '../base/text.ts';
import { accountKey } from './named-accounts.ts';

interface Bank {
  readonly code?: string | null | undefined;
  /** The local name: in Lao on a site in Laos. */
  readonly nameTH?: string | null;
  readonly nameEN?: string | null;
}

/**
 * Names a bank in the current language (DEP-23): the server's name in that language, else the app's own, else the English one,
 * else the local one, else `-`.
 */
export function useBankNames(): (bank: Bank) => string {
  const { t, i18n } = useTranslation();
  return ({ code, nameTH, nameEN }) => {
    const said = [nameEN, nameTH].find((name) => name && textLanguage(name) === i18n.language);
    const key = accountKey(code ?? '');
    return said || (key ? t(key) : nameEN || nameTH) || '-';
  };
}

export const useBankName = (bank: Bank): string => useBankNames()(bank);

/**
 * All names of a bank, for the list of banks and for the player's own account (DEP-1, REG-34): the local and the English one, and
 * before them its name in the current language where that is another.
 */
export function useAllBankNames(): (bank: Bank) => readonly string[] {
  const nameOf = useBankNames();
  return (bank) => {
    const called = nameOf(bank);
    const given = [bank.nameTH, bank.nameEN].flatMap((name) => (name ? [name] : []));
    return given.includes(called) ? [...new Set(given)] : [called, ...new Set(given)];
  };
}
