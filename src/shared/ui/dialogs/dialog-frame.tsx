import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './dialog-frame.module.css';
import { scrollHeldHere } from './hold-page.ts';
import { useLayer } from './use-layer.ts';

export interface DialogFrameProps {
  opened: boolean;
  onClose: () => void;
  /** Accessible name of the dialog; the caller also shows it inside. */
  title: ReactNode;
  children: ReactNode;
}

/** The centred box of alerts and questions, above an open sheet. */
export function DialogFrame({ opened, onClose, title, children }: DialogFrameProps) {
  const content = useLayer<HTMLDivElement>(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      removeScrollProps={scrollHeldHere}
      closeOnClickOutside={false}
      zIndex={250}
      padding={0}
      transitionProps={{ transition: 'pop', duration: 160 }}
      classNames={{ inner: css.inner, content: css.content }}
    >
      <Modal.Overlay className={css.overlay} backgroundOpacity={1} />
      <Modal.Content ref={content} aria-label={typeof title === 'string' ? title : undefined}>
        <Modal.Body className={css.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
