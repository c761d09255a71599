import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal, Transition } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../../shared/ui/dialogs/use-layer.ts';
import { ChatPanel } from '../panel/chat-panel.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import css from './chat-frame.module.css';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  room: ChatRoom | null;
  /** Who is here could not be found out. */
  unreachable: boolean;
  onRetry: () => void;
}

const rise = {
  in: { opacity: 1, transform: 'translateY(0) scale(1)' },
  out: { opacity: 0, transform: 'translateY(24px) scale(0.98)' },
  common: { transformOrigin: 'bottom right' },
  transitionProperty: 'transform, opacity',
};

/** What the chat stands in: a sheet over everything on a phone, a panel beside the page on a wide screen. */
export function ChatFrame({ opened, ...props }: Props) {
  const wide = useMediaQuery('(min-width: 640px)', undefined, { getInitialValueInEffect: false });
  // It comes with the first press on the button: closed for a moment, so that this opening is seen to move too.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  const Frame = wide ? WideFrame : PhoneFrame;
  return <Frame {...props} opened={opened && ready} />;
}

function PhoneFrame({ opened, onClose, ...panel }: Props) {
  const { t } = useTranslation();
  useLayer(opened, onClose);
  const inset = useKeyboardInset(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      padding={0}
      transitionProps={{ transition: rise, duration: 180 }}
      classNames={{ inner: css.inner, content: css.sheet, body: css.body }}
    >
      <Modal.Overlay className={css.overlay} backgroundOpacity={1} />
      <Modal.Content aria-label={t('chat.title')} style={{ '--chat-keyboard': `${inset}px` }}>
        <Modal.Body>
          <ChatPanel {...panel} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The page beside it stays in use: no trap, no scrim; Escape closes it while the focus is in it. */
function WideFrame({ opened, onClose, ...panel }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useFocusBack(opened, root);
  useEscapeWithin(opened, root, onClose);
  return (
    <Transition mounted={opened} transition={rise} duration={180}>
      {(style) => (
        <div ref={root} className={css.panel} style={style} role="dialog" aria-label={t('chat.title')}>
          <ChatPanel {...panel} onClose={onClose} />
        </div>
      )}
    </Transition>
  );
}

/** The focus goes into the message box, and back to where it was when the panel goes away with the focus in it. */
function useFocusBack(opened: boolean, root: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (opened) {
      before.current = focused;
      // The panel is drawn by the transition, a moment later.
      const timer = setTimeout(() => root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), 50);
      return () => clearTimeout(timer);
    }
    const inside = root.current?.contains(focused) || focused === document.body;
    const target = before.current;
    before.current = null;
    if (inside && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  }, [opened, root]);
}

function useEscapeWithin(active: boolean, root: RefObject<HTMLElement | null>, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !root.current?.contains(document.activeElement)) return;
      escape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active, root]);
}
