import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { useNow } from '../../../shared/time/clock.ts';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { scrollHeldHere } from '../../../shared/ui/dialogs/hold-page.ts';
import { useLayer } from '../../../shared/ui/dialogs/use-layer.ts';
import { MarkedBank } from '../../../shared/ui/display/bank-mark.tsx';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import css from './qr-full.module.css';
import { countdown } from './qr-rules.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface QrFullProps {
  src: string;
  alt: string;
  /** With currency. */
  amount: string;
  /** Of the provider. */
  code: string;
  provider: string;
  /** Empty when unknown. */
  payee: string;
  /** Epoch ms, server clock; null when unknown. */
  until: number | null;
  onClose: () => void;
}

function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation();
  return (
    <p className={css.time}>
      <span>{t('qr.left')}</span>{' '}
      <span role="timer" className={css.clock}>
        {countdown(until - useNow(1_000))}
      </span>
    </p>
  );
}

/** A full-screen QR on white, for another phone's camera (QR-267). */
function QrFullContent({ src, alt, amount, code, provider, payee, until, onClose }: QrFullProps) {
  const { t } = useTranslation();
  const content = useLayer<HTMLDivElement>(true, onClose);
  useWakeLock();
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      removeScrollProps={scrollHeldHere}
      zIndex={240}
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: css.content }}
    >
      <Modal.Content ref={content} aria-label={alt}>
        <Modal.Body className={css.body}>
          <div className={css.close}>
            <IconButton label={t('common.close')} onClick={onClose}>
              <IconX size={26} aria-hidden />
            </IconButton>
          </div>
          <div className={css.words}>
            <p className={css.amount}>{amount}</p>
            <p className={css.name}>
              <MarkedBank code={code} name={provider} />
              {payee ? (
                <span className={css.payee}>
                  <ServerText>{payee}</ServerText>
                </span>
              ) : null}
            </p>
          </div>
          <img className={css.code} src={src} alt={alt} lang={textLanguage(alt)} />
          {until === null ? null : <TimeLeft until={until} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export const QrFull = guarded('over', QrFullContent);
