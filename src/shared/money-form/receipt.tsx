import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Satang } from '../money/money.ts';
import { formatDateTime } from '../time/dates.ts';
import { ServerText } from '../ui/display/server-text.tsx';
import { BalanceNow } from './balance-now.tsx';
import css from './receipt.module.css';

export interface ReceiptProps {
  /** With its currency; null where nothing tells it. */
  amount: ReactNode;
  /** What was received, in the words of the server. */
  said?: ReactNode;
  from: string;
  to: string;
  currency: string;
  /** When the answer came, epoch ms of the server's clock. */
  at: number;
  /** What support finds it by. */
  reference?: ReactNode;
  /** Account names with their balances in the cached wallet; null for an unreadable one. */
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

/** What a command has done: from where to where, how much, when, what is there now, and what comes next (MNY-261, MNY-262). */
export function Receipt({ amount, said, from, to, currency, at, reference, balances, next }: ReceiptProps) {
  const { t } = useTranslation();
  return (
    <>
      {amount === null ? null : <span className={css.amount}>{amount}</span>}
      {said ? <ServerText>{said}</ServerText> : null}
      <dl className={css.rows}>
        <Row label={t('receipt.from')}>
          <ServerText>{from}</ServerText>
        </Row>
        <Row label={t('receipt.to')}>
          <ServerText>{to}</ServerText>
        </Row>
        <Row label={t('receipt.at')}>{formatDateTime(at)}</Row>
        {reference ? <Row label={t('statement.field.reference')}>{reference}</Row> : null}
        {balances.map(({ name, satang }) => (
          <Row key={name} label={t('receipt.now', { account: name })}>
            <BalanceNow satang={satang} currency={currency} />
          </Row>
        ))}
      </dl>
      {next ? <p className={css.next}>{next}</p> : null}
    </>
  );
}
