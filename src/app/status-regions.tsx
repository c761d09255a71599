import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { watchLeftCommands } from '../shared/api/open-commands.ts';
import { isOnline, watchOnline } from '../shared/base/online.ts';
import { textLanguage } from '../shared/base/text.ts';
import { whenLoaded } from '../shared/base/when.ts';
import { failureKit, loadFailureKit, useFailureKit } from '../shared/parts/failure-kit.ts';
import { Guard, guarded } from '../shared/parts/guard.tsx';
import { notifyNote, type Toast, toasts } from '../shared/toast/notify.ts';
import { watchLeaving } from '../shared/toast/tell-after-leaving.ts';
import css from './status-regions.module.css';

/** Shows toasts (DES-34). Until their chunk has loaded, a toast is plain text for 4 s. */
export function ToastHost() {
  const kit = useFailureKit();
  const [plain, setPlain] = useState<Toast | null>(null);
  const navigate = useNavigate();
  const { t } = useTranslation();
  const sayLeft = useEffectEvent(() => notifyNote(t('common.unknownOutcome'), 'history'));
  const open = useEffectEvent((to: string, state: object | null) => void navigate(to, { state }));
  useEffect(() => {
    const show = (toast: Toast) => {
      const loaded = failureKit();
      setPlain(loaded ? null : toast);
      if (loaded) return loaded.showToast(toast, (to, state) => open(to, state));
      void loadFailureKit();
      setTimeout(() => setPlain((shown) => (shown === toast ? null : shown)), 4_000);
    };
    const stop = [toasts.on(show), watchLeaving(), watchLeftCommands(sayLeft), whenLoaded(loadFailureKit)];
    window.addEventListener('online', loadFailureKit);
    return () => {
      for (const end of stop) end();
      window.removeEventListener('online', loadFailureKit);
    };
  }, []);
  return (
    <>
      {/* Always mounted: screen readers announce only changes in an existing region. */}
      <div role="status" className={css.region}>
        {plain && (
          <p role={plain.kind === 'error' ? 'alert' : undefined} lang={textLanguage(plain.text)}>
            {plain.text}
          </p>
        )}
      </div>
      {kit && (
        <>
          <Guard place="float">
            <kit.Toaster />
          </Guard>
          <Guard place="float">
            <kit.SlowNote />
          </Guard>
          <Guard place="float">
            <kit.VersionNote />
          </Guard>
        </>
      )}
    </>
  );
}

/** Tells that the screen may be stale while the device is offline (APP-57). */
function OfflineNoteContent() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(watchOnline, isOnline, () => true);
  // Always mounted: screen readers announce only changes in an existing region (DES-43).
  return (
    <div role="status" className={css.offline}>
      {!online && <p className={css.offlineNote}>{t('common.offline')}</p>}
    </div>
  );
}

export const OfflineNote = guarded('float', OfflineNoteContent);
