import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuietly } from '../base/fetch-chunk.ts';
import { fetchLostStyles } from './lost-styles.ts';
import css from './part-failed.module.css';

/** page: in place of a page; over: above the page, for what opens over it; line: within a page. */
export type Place = 'page' | 'over' | 'line';

export interface PartFailedProps {
  place: Place;
  /** Loads the part and draws it. Rejects when it fails again. */
  load: () => Promise<void>;
  /** False while what failed is not open: nothing is said then. */
  opened?: boolean;
  onClose?: () => void;
}

/** How often a part is tried again by itself while its failure shows: not every browser knows when it has no network. */
const againMs = 15_000;

/** Tries again when this shows, when the network is back, and now and then. */
function useOwnRetries(load: () => Promise<void>, shown: boolean): void {
  const retry = useEffectEvent(() => {
    if (navigator.onLine !== false) void fetchQuietly(load);
  });
  useEffect(() => {
    const again = () => retry();
    again();
    window.addEventListener('online', again);
    const timer = shown ? setInterval(again, againMs) : undefined;
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [shown]);
}

/** Focus on the button goes with it when the part comes: the page's content has it then, unless the part takes it. */
function useFocusAfter(shown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const node = button.current;
    return () => {
      if (node === null || document.activeElement !== node) return;
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      }, 0);
    };
  }, [shown]);
  return button;
}

/** Says that a part of the app could not be loaded, and tries again. */
export function PartFailed({ place, load, opened = true, onClose }: PartFailedProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const again = () => fetchLostStyles().then(load);
  useOwnRetries(again, opened);
  const button = useFocusAfter(opened);
  const retry = () => {
    if (busy) return;
    setBusy(true);
    again()
      .catch(() => setTries(tries + 1))
      .finally(() => setBusy(false));
  };
  if (!opened) return null;
  return (
    <div role="alert" className={css[place]}>
      {/* A new element after each try: what has not changed is not read out again. */}
      <p key={tries}>{t('common.loadFailed')}</p>
      <button ref={button} type="button" aria-busy={busy} onClick={retry}>
        {t('common.retry')}
      </button>
      {onClose ? (
        <button type="button" onClick={onClose}>
          {t('common.close')}
        </button>
      ) : null}
    </div>
  );
}
