import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchLostStyles, fetchQuietly } from '../base/fetch-chunk.ts';
import { isOnline } from '../base/online.ts';
import css from './failed.module.css';
import { loadFailureKit } from './failure-kit.ts';
import { useReload, useVersionInPlace } from './use-new-version.ts';

/**
 * Where a failure shows: `page` and `line` in place of the part, `over` above the page, `float` in the chat's corner.
 */
export type Place = 'page' | 'over' | 'line' | 'float';

export interface FailedProps {
  place: Place;
  /** Loads and renders the part; rejects on another failure. */
  load: (quiet?: boolean) => Promise<void>;
  /** The part was loaded and crashed: it is not retried automatically. */
  crashed?: boolean;
  /** False while the part is closed: nothing shows then. */
  opened?: boolean;
  onClose?: () => void;
}

const ignore = () => undefined;

/** Retry delays, doubled each time, ms. */
const shortestWaitMs = 2_000;
const longestWaitMs = 15_000;

/**
 * Retries at once, when the network is back and, with `repeats`, at growing intervals, because not every browser
 * reports the network. Never retries offline.
 * @param attempt never rejects
 */
function useRetries(attempt: () => Promise<void>, repeats: boolean, enabled: boolean): void {
  const run = useEffectEvent(attempt);
  useEffect(() => {
    if (!enabled) return;
    let ended = false;
    let wait = shortestWaitMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryOnce = async () => {
      if (isOnline()) await run();
      clearTimeout(timer);
      if (ended || !repeats) return;
      timer = setTimeout(tryOnce, wait);
      wait = Math.min(wait * 2, longestWaitMs);
    };
    const begin = () => {
      wait = shortestWaitMs;
      void tryOnce();
    };
    begin();
    window.addEventListener('online', begin);
    return () => {
      ended = true;
      window.removeEventListener('online', begin);
      clearTimeout(timer);
    };
  }, [repeats, enabled]);
}

/** Moves the button's focus to the page's content when the loaded part replaces it, unless the part takes the focus. */
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

/**
 * Note that a part of the app failed to load or crashed, with retries. If the part belongs to an older version, it
 * offers a reload instead (APP-241).
 */
export function Failed({ place, load, crashed = false, opened = true, onClose }: FailedProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const tryQuietly = () => {
    void loadFailureKit();
    return fetchLostStyles().then(() => fetchQuietly(load), ignore);
  };
  useRetries(tryQuietly, opened, !crashed);
  const newer = useVersionInPlace(opened && !crashed);
  const { busy: reloading, reload } = useReload();
  const button = useFocusAfter(opened);
  const retry = () => {
    if (busy) return;
    setBusy(true);
    (crashed ? load() : fetchLostStyles().then(() => load()))
      .catch(() => setTries(tries + 1))
      .finally(() => setBusy(false));
  };
  const close = () => {
    onClose?.();
    // Closing resets the crash.
    if (crashed) void load();
  };
  if (!opened) return null;
  return (
    <div role="alert" className={css.note} data-place={place} data-crashed={crashed || undefined}>
      {/* A new element after each retry: screen readers do not repeat an unchanged one. */}
      <p key={tries}>{t(crashed ? 'boundary.widget' : newer ? 'common.newVersion' : 'common.loadFailed')}</p>
      <button ref={button} type="button" aria-busy={busy || reloading} onClick={newer ? reload : retry}>
        {t(newer ? 'boundary.reload' : 'common.retry')}
      </button>
      {onClose ? (
        <button type="button" onClick={close}>
          {t('common.close')}
        </button>
      ) : null}
    </div>
  );
}
