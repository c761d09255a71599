import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline, watchNetwork } from '../shared/base/network.ts';
import { guarded } from '../shared/parts/guard.tsx';
import css from './offline-note.module.css';

/** Says that the screen may be out of date while the device is offline (APP-57). */
function OfflineNoteContent() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(watchNetwork, isOnline, () => true);
  // Always there: screen readers announce only what appears inside an existing region (DES-43).
  return (
    <div role="status" className={css.region}>
      {!online && <p className={css.note}>{t('common.offline')}</p>}
    </div>
  );
}

export const OfflineNote = guarded('float', OfflineNoteContent);
