import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from '../../../shared/parts/guard.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { scrollHeldHere } from '../../../shared/ui/dialogs/hold-page.ts';
import { useLayer } from '../../../shared/ui/dialogs/use-layer.ts';
import css from './qr-full.module.css';
import { QrSlip, type QrSlipProps } from './qr-slip.tsx';
import { useWakeLock } from './use-wake-lock.ts';

interface QrFullProps extends QrSlipProps {
  /** Saves the image. */
  save: ReactNode;
  onClose: () => void;
}

/** A full-screen QR on white, for another phone's camera (QR-267). */
function QrFullContent({ save, onClose, ...slip }: QrFullProps) {
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
      <Modal.Content ref={content} aria-label={slip.alt}>
        <Modal.Body className={css.body}>
          <div className={css.close}>
            <IconButton label={t('common.close')} onClick={onClose}>
              <IconX size={26} aria-hidden />
            </IconButton>
          </div>
          <QrSlip {...slip} />
          {save}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export const QrFull = guarded('over', QrFullContent);
