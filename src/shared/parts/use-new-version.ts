import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { askForVersion, isNewVersionThere, versionChanges } from '../base/new-version.ts';
import { areCommandsUnderWay, commandChanges, reloadPage } from '../base/reload.ts';
import { notifyError } from '../toast/notify.ts';

/** How many places of parts say that a new version is there: the note of the whole page would say it twice (APP-53). */
let placesThatSay = 0;
const placeChanges = createEmitter<void>();
const isSaidInPlace = () => placesThatSay > 0;

function subscribe(listener: () => void): () => void {
  const stop = [versionChanges, commandChanges, placeChanges].map((changes) => changes.on(listener));
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    for (const end of stop) end();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Only while the page can be loaded anew: not offline, and not before a command has told its outcome. */
const isOffered = () => isNewVersionThere() && !areCommandsUnderWay() && navigator.onLine !== false;

/** Whether a new version is to be offered in the note of the whole page. */
export const useVersionForNote = () => useSyncExternalStore(subscribe, () => isOffered() && !isSaidInPlace());

/**
 * Loads the page anew at the player's press. The host is asked first: while it is out of reach, the player would lose the
 * page for nothing.
 */
export function useReload(): { busy: boolean; reload: () => void } {
  const [busy, setBusy] = useState(false);
  const reload = async () => {
    if (busy) return;
    setBusy(true);
    if (await askForVersion()) reloadPage();
    else notifyError(i18next.t('errorMsg.NETWORK'), () => void reload());
    setBusy(false);
  };
  return { busy, reload: () => void reload() };
}

/**
 * Whether the place of a part that did not come offers a new version instead.
 * @param lost whether the place says at the moment that its part did not come
 */
export function useVersionInPlace(lost: boolean): boolean {
  const said = useSyncExternalStore(subscribe, isOffered) && lost;
  useEffect(() => {
    if (!said) return;
    placesThatSay += 1;
    placeChanges.emit();
    return () => {
      placesThatSay -= 1;
      placeChanges.emit();
    };
  }, [said]);
  return said;
}
