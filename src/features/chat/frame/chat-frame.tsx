import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal, Transition } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../shared/base/letters.ts';
import { holdFocus } from '../../../shared/ui/dialogs/focus-return.ts';
import { scrollHeldHere } from '../../../shared/ui/dialogs/hold-page.ts';
import { useFilling } from '../../../shared/ui/dialogs/use-filling.tsx';
import { useLayer } from '../../../shared/ui/dialogs/use-layer.ts';
import { ChatPanel } from '../panel/chat-panel.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import { useLauncherPlace } from '../room/launcher-place.ts';
import css from './chat-frame.module.css';

/** Height that the on-screen keyboard covers, CSS px; 0 in browsers that shrink the layout instead. */
export function useKeyboardInset(active: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    // A zoomed page is smaller without a keyboard.
    const read = () => setInset(viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height));
    read();
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, [active]);
  return inset;
}

interface Props {
  opened: boolean;
  onClose: () => void;
  room: ChatRoom | null;
  /** The profile could not be loaded: no room can be joined (CHT-16). */
  unreachable: boolean;
  onRetry: () => void;
}

const slideUp = {
  in: { opacity: 1, transform: 'translateY(0) scale(1)' },
  out: { opacity: 0, transform: 'translateY(24px) scale(0.98)' },
  common: { transformOrigin: 'bottom right' },
  transitionProperty: 'transform, opacity',
};

/** A sheet in narrow windows, a panel beside the page in wide ones (CHT-5). */
export function ChatFrame({ opened, ...props }: Props) {
  const wide = useMediaQuery('(min-width: 640px)', undefined, { getInitialValueInEffect: false });
  // Rendered closed once, so that the first opening is animated too.
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
  const content = useLayer<HTMLDivElement>(opened, onClose);
  const inset = useKeyboardInset(opened);
  const { filling, mark } = useFilling(false, content);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      removeScrollProps={scrollHeldHere}
      padding={0}
      transitionProps={{ transition: slideUp, duration: 180 }}
      classNames={{ inner: css.inner, content: css.sheet, body: css.body }}
    >
      <Modal.Overlay className={css.overlay} backgroundOpacity={1} />
      <Modal.Content
        ref={content}
        aria-label={t('chat.title')}
        style={{ '--chat-keyboard': `${inset}px` }}
        data-filling={filling}
      >
        {mark}
        <Modal.Body>{filling ? null : <ChatPanel {...panel} onClose={onClose} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** No focus trap, no overlay; Escape closes it while it has the focus (CHT-5). */
function WideFrame({ opened, onClose, ...panel }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [{ side }] = useLauncherPlace();
  usePanelFocus(opened, root);
  useEscapeWithin(opened, root, onClose);
  return (
    <Transition mounted={opened} transition={slideUp} duration={180}>
      {(style) => (
        <div ref={root} className={css.panel} style={style} data-side={side} role="dialog" aria-label={t('chat.title')}>
          <ChatPanel {...panel} onClose={onClose} />
        </div>
      )}
    </Transition>
  );
}

/** Moves the focus into the message box, and back when the panel closes with it (CHT-5). */
function usePanelFocus(opened: boolean, root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opened) return;
    const letGo = holdFocus(root);
    // The transition renders the panel a moment later.
    const timer = setTimeout(() => root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), 50);
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [opened, root]);
}

function useEscapeWithin(active: boolean, root: RefObject<HTMLElement | null>, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || !root.current?.contains(document.activeElement)) return;
      escape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active, root]);
}
