import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../contract/generated/models/currency.ts';
import css from './register-page.module.css';

const currencies = ['LAK', 'BAHT'] as const;

export interface CurrencyFieldProps {
  value: Currency;
  onChange: (currency: Currency) => void;
}

/** Laos build only (REG-39). */
export function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.currency}>
      <legend>{t('register.currency')}</legend>
      <div className={css.currencies}>
        {currencies.map((currency) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text lies one level deeper
          <label key={currency} className={css.currencyOption}>
            <input
              type="radio"
              name="currency"
              value={currency}
              checked={value === currency}
              onChange={() => onChange(currency)}
            />
            <span>
              <span>{t(`formats.currency.${currency}`)}</span> <small>{currency}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
