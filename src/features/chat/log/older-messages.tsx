import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ChatMessage, momentOf } from '../room/chat-content.ts';
import type { RoomState } from '../room/room-state.ts';
import { DayLabel } from './log-dividers.tsx';
import css from './message-log.module.css';

interface Props {
  older: RoomState['older'];
  oldest: ChatMessage | undefined;
  onPress: () => void;
}

/** Loads older messages (CHT-32) and names the day of the oldest. */
export function OlderMessages({ older, oldest, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.older}>
      <div className={css.more}>
        {older === 'none' ? <p className={css.start}>{t('chat.older.none')}</p> : null}
        {older === 'none' ? null : (
          // The same button while loading, so that it keeps the focus (CHT-112).
          <button
            type="button"
            className={css.fetch}
            aria-busy={older === 'loading'}
            aria-disabled={older === 'loading'}
            onClick={older === 'loading' ? undefined : onPress}
          >
            {older === 'loading' ? <Loader size={18} color="gold" aria-hidden /> : null}
            <span>{t(`chat.older.${older}`)}</span>
          </button>
        )}
      </div>
      {oldest ? <DayLabel at={momentOf(oldest)} /> : null}
    </div>
  );
}
