import { Button } from '@mantine/core';
import { IconDeviceMobileShare, IconDownload, IconMaximize, IconQrcodeOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text.ts';
import { useSingleFlight } from '../../../shared/base/use-single-flight.ts';
import { formatMoney, withCurrency } from '../../../shared/money/money.ts';
import { safeQr } from '../../../shared/safety/safe-qr.ts';
import { notifyError } from '../../../shared/toast/notify.ts';
import { MoneyText } from '../../../shared/ui/display/money-text.tsx';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { Countdown } from './countdown.tsx';
import { QrFull } from './qr-full.tsx';
import { canShareQr, saveQr, shareQr } from './qr-picture.ts';
import type { CurrentQr } from './qr-rules.ts';
import css from './qr-view.module.css';

export interface QrViewProps {
  qr: CurrentQr;
  /** Of the provider. */
  code: string;
  provider: string;
  /** Empty when unknown. */
  payee: string;
  currency: string;
  cancelling: boolean;
  onCancel: () => void;
  onExpired: () => void;
  /** QR-264 */
  onTransferred: () => void;
}

function Code({ src, alt }: { src: string | null; alt: string }) {
  const { t } = useTranslation();
  if (src) return <img className={css.code} src={src} alt={alt} lang={textLanguage(alt)} width={232} height={232} />;
  return (
    <p className={css.unreadable} role="alert">
      <IconQrcodeOff size={40} stroke={1.6} aria-hidden />
      <span>{t('qr.unreadable')}</span>
    </p>
  );
}

function PictureButtons({ src, name, onFull }: { src: string; name: string; onFull: () => void }) {
  const { t } = useTranslation();
  const save = () => void saveQr(src, name).catch(() => notifyError(t('qr.saveFailed'), save));
  // The browser refuses a second share sheet.
  const shareOnce = useSingleFlight(() => shareQr(src, name).catch(() => notifyError(t('qr.shareFailed'))));
  const share = () => void shareOnce();
  return (
    <>
      {canShareQr() ? (
        <Button className={css.whole} leftSection={<IconDeviceMobileShare size={20} aria-hidden />} onClick={share}>
          {t('qr.share')}
        </Button>
      ) : null}
      <Button variant="default" leftSection={<IconMaximize size={20} aria-hidden />} onClick={onFull}>
        {t('qr.full')}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={save}>
        {t('qr.save')}
      </Button>
    </>
  );
}

/** Image, amount, time left, and buttons to show, save, confirm and cancel (QR-24). */
export function QrView(props: QrViewProps) {
  const { qr, code, provider, payee, currency, cancelling, onCancel, onExpired, onTransferred } = props;
  const { t } = useTranslation();
  const [isFull, setFull] = useState(false);
  const src = useMemo(() => safeQr(qr.markup), [qr.markup]);
  const amount = qr.amount === null ? '-' : formatMoney(qr.amount);
  const alt = t('qr.image', { amount, currency, provider });
  return (
    <div className={css.root}>
      <div className={css.paper}>
        <Code src={src} alt={alt} />
      </div>
      <div className={css.facts}>
        <p className={css.amount}>
          <span className={css.label}>{t('qr.pay')}</span>
          <MoneyText always satang={qr.amount} currency={currency} size="l" tone="gold" />
        </p>
        {payee ? (
          <p className={css.amount}>
            <span className={css.label}>{t('receipt.to')}</span>
            <ServerText>{payee}</ServerText>
          </p>
        ) : null}
        {qr.expiresAt === null ? null : <Countdown until={qr.expiresAt} onOver={onExpired} />}
        {qr.id ? (
          <p className={css.amount}>
            <span className={css.label}>{t('statement.field.reference')}</span>
            <span className={css.reference} translate="no">
              {qr.id}
            </span>
          </p>
        ) : null}
        {src ? <p className={css.scan}>{t('qr.scan')}</p> : null}
        <p className={css.scan}>{t('qr.noticed')}</p>
        <div className={css.actions}>
          {src ? (
            <PictureButtons
              src={src}
              name={`krapao-qr-${amount.replaceAll(',', '')}.png`}
              onFull={() => setFull(true)}
            />
          ) : null}
          <Button className={css.whole} variant={src && canShareQr() ? 'default' : 'filled'} onClick={onTransferred}>
            {t('qr.transferred')}
          </Button>
          <Button
            className={css.cancel}
            variant="subtle"
            loading={cancelling}
            aria-busy={cancelling}
            onClick={onCancel}
          >
            {t('qr.cancel')}
          </Button>
        </div>
      </div>
      {isFull && src ? (
        <QrFull
          {...{ src, alt, code, provider, payee }}
          amount={withCurrency(amount, currency)}
          until={qr.expiresAt}
          onClose={() => setFull(false)}
        />
      ) : null}
    </div>
  );
}
