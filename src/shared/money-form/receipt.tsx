import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBaht, type Satang } from '../money/money.ts';
import { formatDateTime } from '../time/dates.ts';
import { MoneyText } from '../ui/display/money-text.tsx';
import { ServerText } from '../ui/display/server-text.tsx';
import css from './receipt.module.css';

export interface ReceiptProps {
  from: string;
  to: string;
  /** As it was sent. */
  baht: number;
  currency: string;
  /** When the answer came, epoch ms of the server's clock. */
  at: number;
  /** The accounts as they are now, by their names; null for a balance that cannot be read. */
  balances: readonly { readonly name: string; readonly satang: Satang | null }[];
  /** What happens next, where anything does. */
  next?: string;
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a command has done: from where to where, how much, when, what is there now, and what comes next (MNY-261). */
export function Receipt({ from, to, baht, currency, at, balances, next }: ReceiptProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={css.amount}>
        {formatBaht(baht)} {currency}
      </span>
      <dl className={css.rows}>
        <Row label={t('receipt.from')}>
          <ServerText>{from}</ServerText>
        </Row>
        <Row label={t('receipt.to')}>
          <ServerText>{to}</ServerText>
        </Row>
        <Row label={t('receipt.at')}>{formatDateTime(at)}</Row>
        {balances.map(({ name, satang }) => (
          <Row key={name} label={t('receipt.now', { account: name })}>
            <MoneyText satang={satang} currency={currency} />
          </Row>
        ))}
      </dl>
      {next ? <p className={css.next}>{next}</p> : null}
    </>
  );
}
