import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../api/generated/wallet/wallet.ts';
import type { Satang } from '../money/money.ts';
import { formatDateTime } from '../time/dates.ts';
import { MoneyText, type MoneyTextProps } from '../ui/display/money-text.tsx';
import { ServerText } from '../ui/display/server-text.tsx';
import { Skeleton } from '../ui/states/skeletons.tsx';
import css from './money-form.module.css';

/**
 * Balance after money has moved: a placeholder until the wallet is refetched, `-` if that fails. Never the old balance
 * (MNY-261).
 */
export function BalanceNow({ satang, ...look }: MoneyTextProps) {
  // Only observes: `refetchMoney` fetches.
  const { isFetchedAfterMount, isFetching, isError } = useGetWallet({ query: { enabled: false } });
  if (isFetching && !isFetchedAfterMount) return <Skeleton width="6em" height="1.2em" />;
  return <MoneyText satang={isError ? null : satang} {...look} />;
}

export interface ReceiptProps {
  /** With its currency; null when unknown. */
  amount: ReactNode;
  /** What was received, as the server worded it. */
  said?: ReactNode;
  from: string;
  /** A name, or a bank account with its mark. */
  to: ReactNode;
  currency: string;
  /** When the response arrived, epoch ms of the server's clock. */
  at: number;
  /** Reference for support. */
  reference?: ReactNode;
  /** Account names with balances from the cached wallet; null for an unreadable one. */
  balances: readonly { readonly name: string; readonly satang: Satang | null }[];
  /** Next step, if any. */
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

/** Receipt of a command: route, amount, time, current balances and next step (MNY-261, MNY-262). */
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
