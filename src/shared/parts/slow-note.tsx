import { useTranslation } from 'react-i18next';
import css from './slow-note.module.css';
import { useLongWait } from './use-long-wait.ts';

/** Says, wherever the player waits, that the app is still working when that takes longer than 8 s (APP-93). */
export function SlowNote() {
  const { t } = useTranslation();
  const long = useLongWait();
  // The region is always there: screen readers announce only what appears inside a region that was there before.
  return (
    <div role="status" className={css.region}>
      {long ? <p className={css.note}>{t('common.stillWorking')}</p> : null}
    </div>
  );
}
