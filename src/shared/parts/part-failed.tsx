import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuietly } from '../base/fetch-chunk.ts';
import css from './part-failed.module.css';
import { useReload, useVersionInPlace } from './use-new-version.ts';
import { useRetries } from './use-retries.ts';

const ignore = () => undefined;

/**
 * Where a failure is shown. page: in place of a page; over: above it, for what opens over it; line: within it; float: in
 * the corner where the chat floats.
 */
export type Place = 'page' | 'over' | 'line' | 'float';

export interface PartFailedProps {
  place: Place;
  /** Loads the part and draws it. Rejects when it fails again. */
  load: () => Promise<void>;
  /** The part was there and crashed: it is tried again by the player only. */
  crashed?: boolean;
  /** False while the part is closed: nothing is shown then. */
  opened?: boolean;
  onClose?: () => void;
}

/** Data attribute of a link whose stylesheet has been fetched again. */
const fetchedAgain = 'fetchedAgain';

function fetchStylesAgain(link: HTMLLinkElement): Promise<void> {
  const second = link.cloneNode() as HTMLLinkElement;
  link.dataset[fetchedAgain] = '';
  return new Promise((resolve, reject) => {
    second.onload = () => resolve();
    second.onerror = () => reject(new TypeError('A stylesheet could not be fetched'));
    // Beside the former one, not in its place: code may still wait for that one's events.
    link.after(second);
  });
}

/**
 * Fetches the stylesheets again that failed: without them a chunk that comes now would be shown unstyled. The bundler's
 * loader counts each as fetched and never fetches it again.
 */
export async function fetchLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const lost = links.filter((link) => !link.sheet && link.dataset[fetchedAgain] === undefined);
  await Promise.all(lost.map(fetchStylesAgain));
}

/**
 * The button is gone once the part is there: a focus on it moves to the page's content then, unless the part takes it.
 */
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
 * Says that a part of the app could not be loaded, or that it crashed, and tries again; where its file is that of a former
 * version, it says so, and the player loads the page anew (APP-241).
 */
export function PartFailed({ place, load, crashed = false, opened = true, onClose }: PartFailedProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  // What crashed is tried again by the player only.
  useRetries(() => fetchLostStyles().then(() => fetchQuietly(load), ignore), opened, !crashed);
  const newer = useVersionInPlace(opened && !crashed);
  const { busy: reloading, reload } = useReload();
  const button = useFocusAfter(opened);
  const retry = () => {
    if (busy) return;
    setBusy(true);
    (crashed ? load() : fetchLostStyles().then(load)).catch(() => setTries(tries + 1)).finally(() => setBusy(false));
  };
  const close = () => {
    onClose?.();
    // What is closed forgets its crash: opened again, it is drawn anew.
    if (crashed) void load();
  };
  if (!opened) return null;
  return (
    <div role="alert" className={css[place]} data-crashed={crashed || undefined}>
      {/* A new element after each try: a screen reader does not read an unchanged one again. */}
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
