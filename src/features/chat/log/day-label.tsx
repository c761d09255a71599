import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/time/clock.ts';
import { bangkokDay, formatDateTime } from '../../../shared/time/dates.ts';
import css from './message-log.module.css';

/** The day, in Bangkok, of the messages below it (CHT-39). @param at epoch ms */
export function DayLabel({ at }: { at: number }) {
  const { t } = useTranslation();
  const today = bangkokDay(useNow(60_000));
  const day = bangkokDay(at);
  const known = { [today]: t('chat.today'), [today - 1]: t('chat.yesterday') };
  return (
    <p className={css.day}>
      <span>{known[day] ?? formatDateTime(at).slice(0, 10)}</span>
    </p>
  );
}
