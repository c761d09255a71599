import { IconX } from '@tabler/icons-react';
import { type DragEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureKept } from '../../../shared/api/query-failure.ts';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { TextSkeleton } from '../../../shared/ui/states/skeletons.tsx';
import { MessageAnnouncer } from '../log/message-announcer.tsx';
import { MessageLog } from '../log/message-log.tsx';
import { filesOf } from '../room/chat-file.ts';
import type { ChatRoom } from '../room/chat-room.ts';
import { useRoomState } from '../room/use-chat-room.ts';
import { ChatAlertBar } from './chat-alert-bar.tsx';
import { ChatMenu } from './chat-menu.tsx';
import css from './chat-panel.module.css';
import { Composer } from './composer.tsx';
import { Welcome } from './welcome.tsx';

interface Props {
  room: ChatRoom | null;
  unreachable: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** CHT-6 */
export function ChatPanel({ room, unreachable, onRetry, onClose }: Props) {
  const drop = useDrop(room);
  const { messages, phase } = useRoomState(room);
  // Before the first frame, which already has the divider (CHT-300).
  useLayoutEffect(() => {
    room?.setView({ open: true });
    return () => room?.setView({ open: false });
  }, [room]);
  return (
    <div className={css.root} {...drop.handlers}>
      <Heading room={room} unreachable={unreachable} onClose={onClose} />
      <Log room={room} unreachable={unreachable} onRetry={onRetry} />
      <MessageAnnouncer messages={messages} loading={phase === 'loading'} />
      <ChatAlertBar room={room} unreachable={unreachable} />
      <Composer room={room} />
      {drop.over ? <DropHint /> : null}
    </div>
  );
}

function Heading({ room, unreachable, onClose }: Pick<Props, 'room' | 'unreachable' | 'onClose'>) {
  const { t } = useTranslation();
  const { line } = useRoomState(room);
  return (
    <div className={css.heading}>
      <span className={css.mark} data-line={line} aria-hidden>
        <BrandMark size={28} />
      </span>
      <div className={css.names}>
        <h2 className={css.title}>{t('chat.title')}</h2>
        <p className={css.line} role="status">
          {room ? t(`chat.line.${line}`) : unreachable ? '' : t('chat.line.connecting')}
        </p>
      </div>
      <ChatMenu room={room} unreachable={unreachable} />
      <button type="button" className={css.control} aria-label={t('chat.close')} onClick={onClose}>
        <IconX size={22} aria-hidden />
      </button>
    </div>
  );
}

function Log({ room, unreachable, onRetry }: Pick<Props, 'room' | 'unreachable' | 'onRetry'>) {
  const { t } = useTranslation();
  const { phase, messages, outgoing } = useRoomState(room);
  const loading = !room || phase === 'loading';
  const { isError: failed } = useFailureKept({
    isError: room ? phase === 'failed' : unreachable,
    isPending: loading,
  });
  // Messages under way stay visible without the history: they may need resending (CHT-37).
  const empty = messages.length === 0 && outgoing.length === 0;
  if (empty && failed) {
    return (
      <div className={css.middle}>
        <ErrorState
          message={t('chat.loadFailed')}
          retryLabel={t('common.retry')}
          retrying={loading && !unreachable}
          onRetry={() => (room ? void room.refresh() : onRetry())}
        />
      </div>
    );
  }
  if (!room || (empty && loading)) {
    return (
      <div className={css.middle} aria-busy>
        <TextSkeleton lines={4} />
      </div>
    );
  }
  if (empty) return <Welcome room={room} />;
  return <MessageLog room={room} />;
}

function DropHint() {
  const { t } = useTranslation();
  return <p className={css.drop}>{t('chat.dropHere')}</p>;
}

/** Files can be dropped anywhere on the panel (CHT-57). */
function useDrop(room: ChatRoom | null) {
  const [over, setOver] = useState(false);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!room || !carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!room || !carriesFiles(event)) return;
      event.preventDefault();
      void room.sender.sendFiles(filesOf(event.dataTransfer));
    },
  };
  return { over: over && room !== null, handlers };
}
