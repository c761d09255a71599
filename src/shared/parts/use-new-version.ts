import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { isOnline, watchNetwork } from '../base/network.ts';
import {
  areCommandsUnderWay,
  askForVersion,
  commandChanges,
  isNewVersionThere,
  reloadPage,
  versionChanges,
} from '../base/reload.ts';
import { notifyError } from '../toast/notify.ts';

/** How many failed parts offer the new version: the note of the whole page would repeat it (APP-53). */
let placesThatSay = 0;
const placeChanges = createEmitter<void>();
const isSaidInPlace = () => placesThatSay > 0;

function subscribe(listener: () => void): () => void {
  const stop = [versionChanges.on, commandChanges.on, placeChanges.on, watchNetwork].map((watch) => watch(listener));
  return () => {
    for (const end of stop) end();
  };
}

/** A reload is offered only online, and not while a command is under way. */
const isOffered = () => isNewVersionThere() && !areCommandsUnderWay() && isOnline();

/** Whether the note of the whole page offers a new version. */
export const useVersionForNote = () => useSyncExternalStore(subscribe, () => isOffered() && !isSaidInPlace());

/** Reloads the page at the player's press, if the host answers: without it the player would lose the page for nothing. */
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
 * Whether a part that could not be loaded offers a new version instead.
 * @param lost whether the part's failure is shown at the moment
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
