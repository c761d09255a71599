import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { digest } from '../base/ids.ts';
import { isRecord, recordsIn } from '../base/is-record.ts';
import { readStored, removeStored, writeStored } from '../base/storage.ts';
import { getToken } from './session.ts';

type Entry = Readonly<Record<string, unknown>>;

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage of a list: shared by all tabs, or beside the token, which may be this tab's alone. */
type Place = 'local' | 'asToken';
const areaOf = (place: Place) => (place === 'asToken' && readStored('token', 'session') !== null ? 'session' : 'local');

/**
 * A short list stored for the logged-in player, in all tabs and across reloads. A logout removes it (session.ts).
 * @param read parses a stored entry of any version of the app; null for an invalid one
 */
export function createKeptList<Item extends object>(
  key: 'open-qrs' | 'awaited' | 'open-commands',
  read: (entry: Entry) => Item | null,
  place: Place = 'local',
) {
  const changed = createEmitter<void>();
  const owner = () => digest(getToken() ?? '');
  let known: { readonly text: string | null; readonly owner: string; readonly items: readonly Item[] } | null = null;

  /** The same array until it changes. */
  const items = (): readonly Item[] => {
    const now = { text: readStored(key, areaOf(place)), owner: owner() };
    if (known?.text !== now.text || known.owner !== now.owner) {
      const kept = parse(now.text);
      const own = isRecord(kept) && kept.owner === now.owner ? recordsIn(kept.items) : [];
      known = { ...now, items: own.map(read).filter((item) => item !== null) };
    }
    return known.items;
  };

  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    const stop = changed.on(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  };

  return {
    items,
    change: (step: (before: readonly Item[]) => readonly Item[]): void => {
      const before = items();
      const after = step(before);
      if (after === before) return;
      if (after.length === 0) removeStored(key, areaOf(place));
      else writeStored(key, JSON.stringify({ owner: owner(), items: after }), areaOf(place));
      changed.emit();
    },
    useItems: () => useSyncExternalStore(subscribe, items, items),
  };
}
