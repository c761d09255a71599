import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../../shared/api/generated/wallet/wallet.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { walletSatang } from '../../../shared/money/wallet.ts';
import { BalanceNow } from '../../../shared/money-form/receipt.tsx';
import type { ReceivedMoney } from './look-for-money.ts';
import css from './qr-received.module.css';

export interface WaysOn {
  /** @param reference entry to open in the history */
  onOpenStatement: (reference?: string) => void;
  onPlay: () => void;
}

interface Props {
  money: ReceivedMoney;
  currency: string;
  waysOn: WaysOn;
  onAgain: () => void;
}

/** Replaces a paid QR: the money, the new balance and where to go next (QR-261). */
export function QrReceived({ money, currency, waysOn, onAgain }: Props) {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  return (
    <div className={css.root} data-received>
      <p className={css.said} role="status">
        <IconCircleCheckFilled size={48} aria-hidden />
        <span>{t('qr.received', { amount: formatMoney(money.amount), currency })}</span>
      </p>
      <p className={css.balance}>
        <span className={css.label}>{t('account.WALLET')}</span>
        <BalanceNow satang={walletSatang(wallet.data)} currency={currency} size="l" tone="gold" />
      </p>
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
