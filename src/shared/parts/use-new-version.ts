import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { isOnline, watchOnline } from '../base/online.ts';
import {
  areCommandsUnderWay,
  askForVersion,
  commandChanges,
  isNewVersionThere,
  reloadPage,
  versionChanges,
} from '../base/reload.ts';
import { notifyError } from '../toast/notify.ts';

/** Number of failed parts that offer the new version; the page's note would repeat it (APP-53). */
let placesThatSay = 0;
const placeChanges = createEmitter<void>();
const isSaidInPlace = () => placesThatSay > 0;

function subscribe(listener: () => void): () => void {
  const stop = [versionChanges.on, commandChanges.on, placeChanges.on, watchOnline].map((watch) => watch(listener));
  return () => {
    for (const end of stop) end();
  };
}

/** Offers a reload only online, and not while a command is pending. */
const isOffered = () => isNewVersionThere() && !areCommandsUnderWay() && isOnline();

/** Whether the page's note offers a new version. */
export const useVersionForNote = () => useSyncExternalStore(subscribe, () => isOffered() && !isSaidInPlace());

/** Reloads on the player's request, if the host responds: otherwise the player would only lose the page. */
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
 * Whether a part that failed to load offers a new version instead.
 * @param lost whether the part's failure is visible
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
