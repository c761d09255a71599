import { useLanguage } from '../../shared/i18n/i18n.ts';
import type { BankChannel } from './deposit-sections.ts';

/** The bank's Thai name to Thai readers, its English one to everybody else. */
export function useBankName({ nameTH, nameEN }: Pick<BankChannel, 'nameTH' | 'nameEN'>): string {
  const { language } = useLanguage();
  return language === 'th' ? nameTH : nameEN;
}
