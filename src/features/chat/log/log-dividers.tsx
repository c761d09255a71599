import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { bangkokDay, formatDateTime } from '../../../shared/time/dates.ts';
import { useToday } from '../../../shared/time/use-today.ts';
import { type ChatMessage, momentOf } from '../room/chat-content.ts';
import type { RoomState } from '../room/room-state.ts';
import css from './message-log.module.css';
import { useUnreadWords } from './unread-text.ts';

/** Bangkok day (CHT-39). @param at epoch ms */
export function DayLabel({ at }: { at: number }) {
  const { t } = useTranslation();
  const today = useToday();
  const day = bangkokDay(at);
  const known = { [today]: t('chat.today'), [today - 1]: t('chat.yesterday') };
  return (
    <p className={css.day}>
      <span>{known[day] ?? formatDateTime(at).slice(0, 10)}</span>
    </p>
  );
}

/** Above messages unread when the chat opened; a heading for screen readers (CHT-301). */
export function NewsDivider({ count }: { count: number }) {
  return (
    <h3 className={css.news}>
      <span>{useUnreadWords(count)}</span>
    </h3>
  );
}

interface OlderMessagesProps {
  older: RoomState['older'];
  oldest: ChatMessage | undefined;
  onPress: () => void;
}

/** Loads older messages (CHT-32) and names the day of the oldest. */
export function OlderMessages({ older, oldest, onPress }: OlderMessagesProps) {
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
