import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../../shared/api/generated/wallet/wallet.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { walletSatang } from '../../../shared/money/wallet.ts';
import { BalanceNow } from '../../../shared/money-form/balance-now.tsx';
import type { ReceivedMoney } from './look-for-money.ts';
import css from './qr-received.module.css';

/** Where the player may want to go with the money. */
export interface WaysOn {
  /** Opens the history, at the entry with this reference if there is one. */
  onOpenStatement: (reference?: string) => void;
  onPlay: () => void;
}

interface Props {
  money: ReceivedMoney;
  currency: string;
  waysOn: WaysOn;
  /** Back to the amount, for another QR. */
  onAgain: () => void;
}

/** In the place of a QR that was paid: the money that came, the wallet as it is now, and the ways on (QR-261). */
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
      <div className={css.ways}>
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
