import { useEffect, useState } from 'react';
import { whenLoaded } from '../shared/base/when-idle.ts';
import { failureKit, loadFailureKit, useFailureKit } from '../shared/parts/failure-kit.ts';
import { type Toast, toasts } from '../shared/toast/notify.ts';
import css from './toast-host.module.css';

/** Shows toasts. One that comes before their own code is there is a plain line, for as long as a toast stands. */
export function ToastHost() {
  const kit = useFailureKit();
  const [plain, setPlain] = useState<Toast | null>(null);
  useEffect(() => {
    const show = (toast: Toast) => {
      const there = failureKit();
      if (there) return there.showToast(toast);
      void loadFailureKit();
      setPlain(toast);
      setTimeout(() => setPlain((shown) => (shown === toast ? null : shown)), 4_000);
    };
    const stop = [toasts.on(show), whenLoaded(loadFailureKit)];
    window.addEventListener('online', loadFailureKit);
    return () => {
      for (const end of stop) end();
      window.removeEventListener('online', loadFailureKit);
    };
  }, []);
  return (
    <>
      {/* The region is always there: screen readers announce only what appears inside one they know. */}
      <div role="status" className={css.region}>
        {plain && <p role={plain.kind === 'error' ? 'alert' : undefined}>{plain.text}</p>}
      </div>
      {kit && <kit.Toaster />}
    </>
  );
}
