import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from '../shared/parts/guard.tsx';
import css from './offline-note.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that what is on the screen may be out of date while the device is offline (APP-57). */
function OfflineNoteContent() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine !== false,
    () => true,
  );
  // The region is always there: screen readers announce only what appears inside a region that was there before
  // (DES-43).
  return (
    <div role="status" className={css.region}>
      {!online && <p className={css.note}>{t('common.offline')}</p>}
    </div>
  );
}

export const OfflineNote = guarded('float', OfflineNoteContent);
