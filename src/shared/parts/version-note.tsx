import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionChanges } from '../base/reload.ts';
import css from './failed.module.css';
import { useReload, useVersionForNote } from './use-new-version.ts';

/**
 * Offers a new version of the app (APP-240). A closed note reappears after the next version check, such as after a lost
 * file.
 */
export function VersionNote() {
  const { t } = useTranslation();
  const offered = useVersionForNote();
  const [closed, setClosed] = useState(false);
  const { busy, reload } = useReload();
  useEffect(() => versionChanges.on(() => setClosed(false)), []);
  const close = () => {
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // Always mounted: screen readers announce only changes in an existing region.
  return (
    <div role="status">
      {offered && !closed ? (
        <div className={css.note} data-place="version">
          <p>{t('common.newVersion')}</p>
          <button type="button" aria-busy={busy} onClick={reload}>
            {t('boundary.reload')}
          </button>
          <button type="button" onClick={close}>
            {t('common.close')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
