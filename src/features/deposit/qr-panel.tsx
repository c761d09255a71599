import { IconQrcode } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/config.ts';
import { amountText } from '../../shared/money.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeletons.tsx';
import { ChannelHead } from './channel-head.tsx';
import type { BankChannel } from './deposit-sections.ts';
import { QrForm } from './qr-form.tsx';
import css from './qr-panel.module.css';
import { type QrProviderCode, qrProvider } from './qr-rules.ts';
import { QrView } from './qr-view.tsx';
import { useBankName } from './use-bank-name.ts';
import { useQrDeposit } from './use-qr-deposit.ts';

export interface QrPanelProps {
  channel: BankChannel;
  code: QrProviderCode;
  currency: string;
  /** The player says that the money is on its way: nothing is sent, the sheet closes (readings, 25). */
  onTransferred: () => void;
}

function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.form} aria-busy aria-label={t('common.loading')} role="region">
      <Skeleton height="44px" />
      <Skeleton height="86px" />
      <Skeleton height="46px" />
    </div>
  );
}

/** One provider: amount first, then its QR (spec §4). */
export function QrPanel({ channel, code, currency, onTransferred }: QrPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const provider = useBankName(channel);
  const { query, expired, qr, creating, cancelling, create, cancel, expire } = useQrDeposit(code);
  const { minimum } = qrProvider(code, config.paytimzMinimum);
  return (
    <section className={css.panel} data-shown={qr !== null || undefined} aria-labelledby={titleId}>
      <ChannelHead
        id={titleId}
        mark={<IconQrcode size={24} stroke={1.8} />}
        name={provider}
        note={t('qr.minimum', { amount: amountText(minimum), currency })}
      />
      <p className={css.status} role="status">
        {expired && !qr ? t('qr.expired') : ''}
      </p>
      {qr ? (
        <QrView
          {...{ qr, provider, currency, cancelling, onTransferred }}
          onCancel={() => cancel(qr.id)}
          onExpired={expire}
        />
      ) : query.isPending ? (
        <PanelSkeleton />
      ) : query.isError ? (
        <ErrorState
          compact
          message={t('common.loadFailed')}
          retryLabel={t('common.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <QrForm {...{ code, provider, currency, creating }} onCreate={create} />
      )}
    </section>
  );
}

/** A provider the app has no panel for: still to be seen, with a way to ask (readings, 23). */
export function UnknownQr({ channel }: { channel: BankChannel }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <ChannelHead id={titleId} mark={<IconQrcode size={24} stroke={1.8} />} name={useBankName(channel)} />
      <p className={css.notice}>{t('qr.unknownProvider')}</p>
    </section>
  );
}
