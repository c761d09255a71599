import { getToken } from '../../../shared/session/session.ts';
import { chatPrefix, currentOwner, readRaw, storedKeys, writeRaw } from '../../../shared/storage/storage.ts';

/** Owner of stored texts: room id and, for a player, the session. No other session finds them (CHT-84). */
export const ownerOf = (id: string): string => `${id}:${getToken() === null ? '' : currentOwner()}`;

/** Each tab has its own draft; tabs share unsent messages (CHT-82) and the read position (CHT-302). */
type Place = 'draft' | 'unsent' | 'seen';

const areaOf = (place: Place) => (place === 'draft' ? 'session' : 'local');
const prefixOf = (place: Place, owner: string): string => `${chatPrefix}${place}:${owner}:`;

export const readText = (place: Place, owner: string, name: string): string | null =>
  readRaw(prefixOf(place, owner) + name, areaOf(place));

/** Null removes the text. */
export const writeText = (place: Place, owner: string, name: string, text: string | null): void =>
  void writeRaw(prefixOf(place, owner) + name, text, areaOf(place));

export const namesOf = (place: Place, owner: string): string[] => {
  const prefix = prefixOf(place, owner);
  return storedKeys(prefix, areaOf(place)).map((key) => key.slice(prefix.length));
};

/** Calls `found` for each text that another tab stores. */
export function watchOtherTabs(place: Place, owner: string, found: (name: string) => void, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  const prefix = prefixOf(place, owner);
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    if (newValue !== null && oldValue === null && key?.startsWith(prefix)) found(key.slice(prefix.length));
  };
  window.addEventListener('storage', onStorage, { signal });
}
