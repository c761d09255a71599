import { Button } from '@mantine/core';
import { IconDeviceMobileShare, IconDownload, IconMaximize } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleFlight } from '../../../shared/base/use-single-flight.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { safeQr } from '../../../shared/safety/safe-qr.ts';
import { notifyError } from '../../../shared/toast/notify.ts';
import { MarkedBank } from '../../../shared/ui/display/bank-mark.tsx';
import { QrFull } from './qr-full.tsx';
import { canShareQr, isPhone, saveQr, shareQr } from './qr-picture.ts';
import type { CurrentQr } from './qr-rules.ts';
import { QrSlip } from './qr-slip.tsx';
import css from './qr-view.module.css';

export interface QrViewProps {
  qr: CurrentQr;
  /** Of the provider. */
  code: string;
  provider: string;
  /** Empty when unknown. */
  payee: string;
  currency: string;
  kip: boolean;
  cancelling: boolean;
  onCancel: () => void;
  onExpired: () => void;
  /** QR-264 */
  onTransferred: () => void;
}

interface Picture {
  src: string;
  /** File name. */
  name: string;
}

function SaveButton({ src, name, isMain = false }: Picture & { isMain?: boolean }) {
  const { t } = useTranslation();
  const save = () => void saveQr(src, name).catch(() => notifyError(t('qr.saveFailed'), save));
  return (
    <Button variant={isMain ? 'filled' : 'default'} leftSection={<IconDownload size={20} aria-hidden />} onClick={save}>
      {t('qr.save')}
    </Button>
  );
}

function ShareButton({ src, name }: Picture) {
  const { t } = useTranslation();
  // The browser refuses a second share sheet.
  const shareOnce = useSingleFlight(() => shareQr(src, name).catch(() => notifyError(t('qr.shareFailed'))));
  return (
    <Button
      className={css.whole}
      leftSection={<IconDeviceMobileShare size={20} aria-hidden />}
      onClick={() => void shareOnce()}
    >
      {t('qr.share')}
    </Button>
  );
}

/** What a player does next: a phone hands the image to a banking app, other screens are scanned. */
const nextStep = () => (canShareQr() ? 'share' : isPhone() ? 'save' : 'paid');

/** The QR with buttons to save, show, share, confirm and cancel (QR-24). Scrolls itself into view (QR-271). */
export function QrView({ code: bank, provider, cancelling, onCancel, onTransferred, ...slip }: QrViewProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const { markup, amount } = slip.qr;
  const { src: given, address } = useMemo(() => safeQr(markup), [markup]);
  const [broken, setBroken] = useState<string | null>(null);
  const src = given === broken ? null : given;
  const code = { src, address, onBroken: () => setBroken(given) };
  const figure = amount === null ? '-' : formatMoney(amount);
  const alt = t('qr.image', { amount: figure, currency: slip.currency, provider });
  const picture = src && { src, name: `krapao-qr-${figure.replaceAll(',', '')}.png` };
  const next = picture ? nextStep() : 'paid';
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={root} className={css.root}>
      <QrSlip {...slip} {...code} alt={alt} />
      <div className={css.actions}>
        {picture ? (
          <>
            <SaveButton {...picture} isMain={next === 'save'} />
            <Button
              variant="default"
              leftSection={<IconMaximize size={20} aria-hidden />}
              onClick={() => setFull(true)}
            >
              {t('qr.full')}
            </Button>
            {next === 'share' ? <ShareButton {...picture} /> : null}
            <p className={css.hint}>{t('qr.scan')}</p>
          </>
        ) : null}
        <Button className={css.whole} variant={next === 'paid' ? 'filled' : 'default'} onClick={onTransferred}>
          {t('qr.transferred')}
        </Button>
        <p className={css.hint}>{t('qr.noticed')}</p>
        <Button className={css.cancel} variant="subtle" loading={cancelling} aria-busy={cancelling} onClick={onCancel}>
          {t('qr.cancel')}
        </Button>
      </div>
      {isFull && picture ? (
        <QrFull
          {...slip}
          {...code}
          alt={alt}
          provider={<MarkedBank code={bank} name={provider} />}
          save={<SaveButton {...picture} isMain />}
          onClose={() => setFull(false)}
        />
      ) : null}
    </div>
  );
}
