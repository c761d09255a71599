import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/time/clock.ts';
import { formatDateTime, relativeParts } from '../../shared/time/dates.ts';

/** "Updated 2 hours ago", counting on by itself; `since` in epoch ms of the server's clock. */
export function LastUpdated({ since }: { since: number | null }) {
  const { t } = useTranslation();
  const moment = useNow(1_000);
  if (since === null) return null;
  const { unit, count } = relativeParts(since, moment);
  return (
    <time dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>
      {t('home.updated', { when: t(`formats.relative.${unit}`, { count }) })}
    </time>
  );
}
