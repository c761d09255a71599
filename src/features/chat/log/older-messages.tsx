import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ChatMessage, momentOf } from '../room/chat-content.ts';
import type { RoomState } from '../room/room-state.ts';
import { DayLabel } from './day-label.tsx';
import css from './message-log.module.css';

interface Props {
  older: RoomState['older'];
  oldest: ChatMessage | undefined;
  onPress: () => void;
}

/** Above the oldest message: the button that loads older ones (CHT-32), and the day of that message. */
export function OlderMessages({ older, oldest, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.older}>
      <div className={css.more}>
        {older === 'none' ? <p className={css.start}>{t('chat.older.none')}</p> : null}
        {older === 'loading' ? (
          <p className={css.start}>
            <Loader size={18} color="gold" aria-hidden />
            {t('chat.older.loading')}
          </p>
        ) : null}
        {older === 'more' || older === 'failed' ? (
          <button type="button" className={css.fetch} onClick={onPress}>
            {t(`chat.older.${older}`)}
          </button>
        ) : null}
      </div>
      {oldest ? <DayLabel at={momentOf(oldest)} /> : null}
    </div>
  );
}
