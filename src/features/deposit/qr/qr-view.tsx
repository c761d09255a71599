import { Button } from '@mantine/core';
import { IconClock, IconDownload, IconQrcodeOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text-language.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { safeQr } from '../../../shared/safety/safe-qr.ts';
import { useNow } from '../../../shared/time/clock.ts';
import { notifyError } from '../../../shared/toast/notify.ts';
import { MoneyText } from '../../../shared/ui/display/money-text.tsx';
import { type CurrentQr, countdown } from './qr-rules.ts';
import css from './qr-view.module.css';
import { saveQr } from './save-qr.ts';

export interface QrViewProps {
  qr: CurrentQr;
  provider: string;
  currency: string;
  cancelling: boolean;
  /** Whether it is being looked whether the money is there. */
  looking: boolean;
  onCancel: () => void;
  onExpired: () => void;
  /** Called when the player says that it was paid (QR-264). */
  onTransferred: () => void;
}

/** The time left from which on it is marked as running out, ms (QR-35). */
const lastMomentsMs = 10_000;

/** Counts down to a moment of the server's clock (epoch ms), so that a wrong or sleeping device changes nothing (QR-30). */
function Countdown({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation();
  const left = until - useNow(1_000);
  const over = left <= 0;
  const finish = useEffectEvent(onOver);
  useEffect(() => {
    if (over) finish();
  }, [over]);
  return (
    <p className={css.time} data-last={left <= lastMomentsMs || undefined}>
      <IconClock size={18} aria-hidden />
      <span className={css.label}>{t('qr.left')}</span>
      <span role="timer" className={css.clock}>
        {countdown(left)}
      </span>
    </p>
  );
}

function Code({ src, alt }: { src: string | null; alt: string }) {
  const { t } = useTranslation();
  if (src) return <img className={css.code} src={src} alt={alt} lang={textLanguage(alt)} width={232} height={232} />;
  return (
    <p className={css.unreadable} role="alert">
      <IconQrcodeOff size={40} stroke={1.6} aria-hidden />
      {t('qr.unreadable')}
    </p>
  );
}

/** A QR to pay: image and amount of one record, the time left, and buttons to save, confirm and cancel (QR-24). */
export function QrView(props: QrViewProps) {
  const { qr, provider, currency, cancelling, looking, onCancel, onExpired, onTransferred } = props;
  const { t } = useTranslation();
  const src = useMemo(() => safeQr(qr.markup), [qr.markup]);
  const amount = qr.amount === null ? '-' : formatMoney(qr.amount);
  const save = () => {
    const name = `krapao-qr-${amount.replaceAll(',', '')}.png`;
    if (src) saveQr(src, name).catch(() => notifyError(t('qr.saveFailed'), save));
  };
  return (
    <div className={css.root}>
      <div className={css.paper}>
        <Code src={src} alt={t('qr.image', { amount, currency, provider })} />
      </div>
      <div className={css.facts}>
        <p className={css.amount}>
          <span className={css.label}>{t('qr.pay')}</span>
          <MoneyText always satang={qr.amount} currency={currency} size="l" tone="gold" />
        </p>
        {qr.expiresAt === null ? null : <Countdown until={qr.expiresAt} onOver={onExpired} />}
        {src ? <p className={css.scan}>{t('qr.scan')}</p> : null}
        <p className={css.scan}>{t('qr.noticed')}</p>
        <div className={css.actions}>
          <Button className={css.paid} loading={looking} aria-busy={looking} onClick={onTransferred}>
            {t('qr.transferred')}
          </Button>
          {src ? (
            <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={save}>
              {t('qr.save')}
            </Button>
          ) : null}
          <Button variant="subtle" color="red" loading={cancelling} aria-busy={cancelling} onClick={onCancel}>
            {t('qr.cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
