import { textLanguage } from '../base/text-language.ts';
import { useLanguage } from './i18n.ts';

interface BankNames {
  readonly nameTH?: string | null;
  readonly nameEN?: string | null;
}

/**
 * The bank's name by the language of the screen: the local one (`nameTH`) in Thai, and in Lao where it is written in Lao;
 * otherwise the English one where there is one. `-` without any.
 */
export function useBankName({ nameTH, nameEN }: BankNames): string {
  const { language } = useLanguage();
  const local = language === 'th' || (language === 'la' && typeof nameTH === 'string' && textLanguage(nameTH) === 'lo');
  return (local ? nameTH : nameEN) || nameTH || '-';
}
