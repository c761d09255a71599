import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionChanges } from '../base/reload.ts';
import css from './failed.module.css';
import { useReload, useVersionForNote } from './use-new-version.ts';

/**
 * Says that the host serves a new version, and leaves it to the player when the page is loaded anew (APP-240). The
 * note that was closed comes back when a file of the former version is missed.
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
  // The region is always there: screen readers announce only what appears inside a region that was there before.
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
