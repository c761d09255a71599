import { digest } from '../../../shared/base/ids.ts';
import { chatPrefix } from '../../../shared/base/storage.ts';
import { getToken } from '../../../shared/session/session.ts';

/** Owner of stored texts: room id and, for a player, the session. No other session finds them (CHT-84). */
export const ownerOf = (id: string): string => {
  const token = getToken();
  return `${id}:${token === null ? '' : digest(token)}`;
};

/** Each tab has its own draft; tabs share unsent messages (CHT-82) and the read position (CHT-302). */
type Place = 'draft' | 'unsent' | 'seen';

/** @throws where the browser blocks storage */
const storeOf = (place: Place): Storage => (place === 'draft' ? sessionStorage : localStorage);
const prefixOf = (place: Place, owner: string): string => `${chatPrefix}${place}:${owner}:`;

/** Null without a text or without storage. */
export function readText(place: Place, owner: string, name: string): string | null {
  try {
    return storeOf(place).getItem(prefixOf(place, owner) + name);
  } catch {
    return null;
  }
}

/** Without storage the text lives until the page closes (SAFE-55). */
export function writeText(place: Place, owner: string, name: string, text: string | null): void {
  try {
    const key = prefixOf(place, owner) + name;
    if (text === null) storeOf(place).removeItem(key);
    else storeOf(place).setItem(key, text);
  } catch {
    // The page has it in memory.
  }
}

export function namesOf(place: Place, owner: string): string[] {
  try {
    const prefix = prefixOf(place, owner);
    return Object.keys(storeOf(place)).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    return [];
  }
}

/** Calls `found` for each text that another tab stores. */
export function watchOtherTabs(place: Place, owner: string, found: (name: string) => void, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  const prefix = prefixOf(place, owner);
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    if (newValue !== null && oldValue === null && key?.startsWith(prefix)) found(key.slice(prefix.length));
  };
  window.addEventListener('storage', onStorage, { signal });
}
