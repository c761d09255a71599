import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps something while the page is hidden or about to go, so that a reload, or a phone that discards the tab, does not
 * lose it; and removes it as soon as the page is visible again.
 */
export function useKeptWhileAway(keep: () => void, remove: () => void): void {
  const onAway = useEffectEvent(keep);
  const onBack = useEffectEvent(remove);
  useEffect(() => {
    const away = () => onAway();
    const back = () => onBack();
    const onVisibility = () => (document.visibilityState === 'hidden' ? away() : back());
    if (document.visibilityState === 'visible') back();
    // At pagehide it is too late: Chromium drops what is written then.
    window.addEventListener('beforeunload', away);
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', away);
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', onVisibility);
      back();
    };
  }, []);
}
