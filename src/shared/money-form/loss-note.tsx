import { useTranslation } from 'react-i18next';
import { type Satang, withCurrency } from '../money/money.ts';
import { useMoneyWords } from '../ui/display/money-text.tsx';

interface Props {
  /** Total of negative accounts, satang; 0 without any. */
  loss: Satang;
  currency: string;
  className?: string | undefined;
}

/** Shows by how much negative accounts lower the sum above (WAL-287, WDR-30). */
export function LossNote({ loss, currency, className }: Props) {
  const { t } = useTranslation();
  const words = useMoneyWords();
  if (loss === 0) return null;
  return <p className={className}>{t('home.loss', { amount: withCurrency(words(-loss), currency) })}</p>;
}
