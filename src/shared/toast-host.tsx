import { lazy, Suspense, useEffect, useState } from 'react';
import { toasts } from './notify.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Shows toasts. Their own code comes with the first one: no page needs it to open. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(
    () =>
      toasts.on((toast) => {
        setNeeded(true);
        // A toast that can't be shown is not worth a crash.
        import('./toaster.tsx').then(({ showToast }) => showToast(toast)).catch(() => undefined);
      }),
    [],
  );
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
