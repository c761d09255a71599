import { useEffect, useEffectEvent } from 'react';
import { isRecord } from '../base/is-record.ts';
import { sessionEnds } from './storage.ts';

const stateNow = (): Record<string, unknown> => {
  const state: unknown = globalThis.history?.state;
  return isRecord(state) ? state : {};
};

/** The entry's fields before a reload, each until its user has mounted (APP-200); empty during prerendering. */
let before = { ...stateNow() };
// They belong to the former player.
sessionEnds.on(() => {
  before = {};
});

/** Any script of the origin may have written it. */
export const readEntry = (field: string): unknown => before[field];

function write(field: string, value: unknown): void {
  const { [field]: written, ...others } = stateNow();
  if (written !== value) history.replaceState(value === undefined ? others : { ...others, [field]: value }, '');
}

/**
 * Keeps a value in the history entry while the page is hidden or unloading, for a reload or a discarded tab, and
 * removes it once visible: the page's address starts without it, and so does a later user of the device.
 * @param value called when the page is left; nullish for nothing
 */
export function useKeptInEntry(field: string, value: () => unknown): void {
  const keep = useEffectEvent(() => write(field, value() ?? undefined));
  useEffect(() => {
    delete before[field];
    const away = () => keep();
    const back = () => write(field, undefined);
    const onVisibility = () => (document.visibilityState === 'hidden' ? away() : back());
    if (document.visibilityState === 'visible') back();
    // Chromium drops history writes in `pagehide`.
    window.addEventListener('beforeunload', away);
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', away);
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', onVisibility);
      back();
    };
  }, [field]);
}
