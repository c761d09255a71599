import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../../shared/api/generated/wallet/wallet.ts';
import { formatMoney, withCurrency } from '../../../shared/money/money.ts';
import { walletSatang } from '../../../shared/money/wallet.ts';
import { Receipt } from '../../../shared/money-form/receipt.tsx';
import { now } from '../../../shared/time/clock.ts';
import type { ReceivedMoney } from './look-for-money.ts';
import css from './qr-received.module.css';

export interface WaysOn {
  /** @param reference entry to open in the history */
  onOpenStatement: (reference?: string) => void;
  onPlay: () => void;
}

interface Props {
  money: ReceivedMoney;
  /** The provider's name. */
  from: string;
  currency: string;
  waysOn: WaysOn;
  onAgain: () => void;
}

/** Replaces a paid QR: the receipt of the money, and where to go next (QR-261). */
export function QrReceived({ money, from, currency, waysOn, onAgain }: Props) {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const [at] = useState(now);
  const amount = formatMoney(money.amount);
  const title = t('qr.received', { amount, currency });
  return (
    <div className={css.root} data-received>
      <p className={css.said} role="status">
        <IconCircleCheckFilled size={48} aria-hidden />
        <span>{title}</span>
      </p>
      <div className={css.receipt}>
        <Receipt
          {...{ title, from, currency, at }}
          amount={withCurrency(amount, currency)}
          to={t('account.WALLET')}
          reference={money.reference}
          balances={[{ name: t('account.WALLET'), satang: walletSatang(wallet.data) }]}
        />
      </div>
      <div className={css.actions}>
        <Button onClick={waysOn.onPlay}>{t('qr.play')}</Button>
        <Button variant="default" onClick={() => waysOn.onOpenStatement(money.reference || undefined)}>
          {t('common.openStatement')}
        </Button>
      </div>
      <Button variant="subtle" onClick={onAgain}>
        {t('qr.again')}
      </Button>
    </div>
  );
}
