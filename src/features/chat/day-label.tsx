import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/clock.ts';
import { bangkokDay, formatDateTime } from '../../shared/dates.ts';
import css from './message-log.module.css';

/** The day on which what follows was said, as in Bangkok. @param at epoch ms */
export function DayLabel({ at }: { at: number }) {
  const { t } = useTranslation();
  const today = bangkokDay(useNow(60_000));
  const day = bangkokDay(at);
  const text =
    day === today ? t('chat.today') : day === today - 1 ? t('chat.yesterday') : formatDateTime(at).slice(0, 10);
  return (
    <p className={css.day}>
      <span>{text}</span>
    </p>
  );
}
