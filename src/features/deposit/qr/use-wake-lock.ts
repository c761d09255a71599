import { useEffect } from 'react';

/** Keeps the screen on while mounted, where supported (QR-267). */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const release = (one: WakeLockSentinel | undefined) => void one?.release().catch(() => undefined);
    // The browser releases the lock whenever the page is hidden.
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock?.request('screen');
        if (isLeft) release(held);
        else lock = held;
      } catch {
        // Refused, for example on low battery.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', hold);
      release(lock);
    };
  }, []);
}
