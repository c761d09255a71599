import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ChatMessage, momentOf } from './chat-content.ts';
import type { ChatRoom } from './chat-room.ts';
import { DayLabel } from './day-label.tsx';
import css from './message-log.module.css';
import { useRoomState } from './use-chat-room.ts';

/** CSS px, always: whatever it shows, the messages below it stay where they are. */
export const olderHeight = 96;

/** Above the oldest message: the way to those before it, and the day on which it was said. */
export function OlderMessages({ room, oldest }: { room: ChatRoom; oldest: ChatMessage | undefined }) {
  const { t } = useTranslation();
  const { older } = useRoomState(room);
  return (
    <div className={css.older} style={{ height: olderHeight }}>
      <div className={css.more}>
        {older === 'none' ? <p className={css.start}>{t('chat.older.none')}</p> : null}
        {older === 'loading' ? (
          <p className={css.start}>
            <Loader size={18} color="gold" aria-hidden />
            {t('chat.older.loading')}
          </p>
        ) : null}
        {older === 'more' || older === 'failed' ? (
          <button type="button" className={css.fetch} onClick={() => void room.loadOlder()}>
            {t(`chat.older.${older}`)}
          </button>
        ) : null}
      </div>
      {oldest ? <DayLabel at={momentOf(oldest)} /> : null}
    </div>
  );
}
