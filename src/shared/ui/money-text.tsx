import { type Satang, splitMoney } from '../money.ts';
import css from './money-text.module.css';
import { useCountUp } from './use-count-up.ts';

export interface MoneyTextProps {
  satang: Satang;
  /** The player's currency word, shown smaller behind the figure. */
  currency?: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Sign in front of the absolute figure; left out, a negative amount carries its own minus. */
  sign?: 'plus' | 'minus';
  tone?: 'inherit' | 'gold' | 'muted' | 'success' | 'danger';
}

const SIGNS = { plus: '+', minus: '−' };

/** An amount with its satang smaller than its baht; it counts briefly to a new value, without ever changing columns. */
export function MoneyText({ satang, currency, size = 'm', sign, tone = 'inherit' }: MoneyTextProps) {
  const shown = useCountUp(satang);
  const { whole, fraction } = splitMoney(sign ? Math.abs(shown) : shown);
  return (
    <span className={css.root} data-size={size} data-tone={tone}>
      <span className={css.figure}>
        {sign ? SIGNS[sign] : null}
        {whole}
        <span className={css.fraction}>.{fraction}</span>
      </span>
      {currency ? <span className={css.currency}> {currency}</span> : null}
    </span>
  );
}
