import { useSyncExternalStore } from 'react';
import { isRecord, recordsIn } from '../base/is-record.ts';
import {
  announceStored,
  currentOwner,
  parseStored,
  readStored,
  removeStored,
  subscribeStored,
  type tokenArea,
  writeStored,
} from './storage.ts';

/**
 * A short list stored for the logged-in player, in all tabs and across reloads, until the session ends.
 * @param read parses a stored entry of any version of the app; null for an invalid one
 * @param areaOf where it is: shared by all tabs, or beside the token, which may be this tab's alone
 */
export function createStoredList<Item extends object>(
  key: 'open-qrs' | 'awaited' | 'open-commands',
  read: (entry: Readonly<Record<string, unknown>>) => Item | null,
  areaOf: typeof tokenArea = () => 'local',
) {
  let known: { readonly text: string | null; readonly owner: string; readonly items: readonly Item[] } | null = null;

  /** The same array until it changes. */
  const items = (): readonly Item[] => {
    const now = { text: readStored(key, areaOf()), owner: currentOwner() };
    if (known?.text !== now.text || known.owner !== now.owner) {
      const stored = parseStored(now.text);
      const own = isRecord(stored) && stored.owner === now.owner ? recordsIn(stored.items) : [];
      known = { ...now, items: own.map(read).filter((item) => item !== null) };
    }
    return known.items;
  };

  return {
    items,
    change: (step: (before: readonly Item[]) => readonly Item[]): void => {
      const before = items();
      const after = step(before);
      if (after === before) return;
      if (after.length === 0) removeStored(key, areaOf());
      else writeStored(key, JSON.stringify({ owner: currentOwner(), items: after }), areaOf());
      announceStored();
    },
    useItems: () => useSyncExternalStore(subscribeStored, items, items),
  };
}
