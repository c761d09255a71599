import { useLanguage } from './i18n.ts';

interface BankNames {
  readonly nameTH?: string | null;
  readonly nameEN?: string | null;
}

/** The bank's Thai name in Thai, its English one in the other languages where it has one; `-` without any. */
export function useBankName({ nameTH, nameEN }: BankNames): string {
  const { language } = useLanguage();
  return (language === 'th' ? nameTH : nameEN) || nameTH || '-';
}
