import { useTranslation } from 'react-i18next';
import { bangkokDay, formatDateTime } from '../../../shared/time/dates.ts';
import { useToday } from '../../../shared/time/use-today.ts';
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
