import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { ServerText } from '../display/server-text.tsx';
import { ErrorState, type ErrorStateProps } from '../states/error-state.tsx';
import { TextSkeleton } from '../states/skeletons.tsx';
import { useFocusInside } from './focus-return.ts';
import { scrollHeldHere } from './hold-page.ts';
import { SendingNote } from './sending-note.tsx';
import css from './sheet.module.css';
import { useFilling } from './use-filling.tsx';
import { useLayer } from './use-layer.ts';

export interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Shows the skeleton instead of the content. */
  loading?: boolean;
  /** Shows this error with its retry instead of the content. */
  error?: ErrorStateProps | null;
  /** Placeholder while loading; lines of text by default. */
  skeleton?: ReactNode;
  /** The main action, fixed at the bottom within thumb reach. */
  footer?: ReactNode;
  /** Width on wide screens: `s` 400 px, `m` 520 px, `l` 720 px. */
  size?: 's' | 'm' | 'l';
  /**
   * For a sheet that sends something: a note while the request is pending, else empty. It tells that closing does not
   * stop the request.
   */
  sending?: string;
  /** Text without controls: the content itself is focusable, so that keys scroll it. */
  reading?: boolean;
  children?: ReactNode;
}

/** Content of a sheet: skeleton, error or children. */
export function SheetBody({
  loading,
  error,
  skeleton,
  children,
}: Pick<SheetProps, 'loading' | 'error' | 'skeleton' | 'children'>) {
  if (loading) return skeleton ?? <TextSkeleton lines={5} />;
  return error ? <ErrorState {...error} /> : children;
}

const rise = {
  in: { opacity: 1, transform: 'translateY(0)' },
  out: { opacity: 0, transform: 'translateY(32px)' },
  transitionProperty: 'transform, opacity',
};

/**
 * A bottom sheet on phones, a centred dialog on wide screens. Back, Escape, the close button and a tap outside close
 * it.
 */
export function Sheet(props: SheetProps) {
  const { opened, onClose, title, closeLabel, loading = false, error, skeleton, footer } = props;
  const { size = 'm', reading, children, sending } = props;
  const content = useLayer<HTMLDivElement>(opened, onClose);
  const { filling, mark } = useFilling(loading, content);
  const waits = loading || filling;
  const ready = !waits && !error;
  const part = error ? 'error' : 'content';
  useFocusInside(content, waits ? 'loading' : part);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      removeScrollProps={scrollHeldHere}
      transitionProps={{ transition: rise, duration: 180 }}
      classNames={{ inner: css.inner, content: css.content, body: css.body }}
      data-size={size}
      padding={0}
    >
      <Modal.Overlay className={css.overlay} backgroundOpacity={1} />
      <Modal.Content ref={content} data-size={size} data-filling={filling}>
        {mark}
        <div className={css.header}>
          <Modal.Title component="h2" className={css.title}>
            <ServerText>{title}</ServerText>
          </Modal.Title>
          <IconButton label={closeLabel} onClick={onClose}>
            <IconX size={22} aria-hidden />
          </IconButton>
        </div>
        <Modal.Body aria-busy={waits} tabIndex={reading ? 0 : undefined}>
          <SheetBody loading={waits} {...{ error, skeleton, children }} />
        </Modal.Body>
        {sending === undefined ? null : <SendingNote className={css.sending} text={sending} />}
        {ready && footer ? <div className={css.footer}>{footer}</div> : null}
      </Modal.Content>
    </Modal.Root>
  );
}
