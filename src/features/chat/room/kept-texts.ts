import { digest } from '../../../shared/base/digest.ts';
import { chatPrefix } from '../../../shared/base/storage.ts';
import { getToken } from '../../../shared/session/session.ts';

/**
 * Whose texts they are: the room's id and, for a player, the session. A later session of the same player finds nothing,
 * and no other player does (CHT-84).
 */
export const ownerOf = (id: string): string => {
  const token = getToken();
  return `${id}:${token === null ? '' : digest(token)}`;
};

/**
 * Each tab has its own draft. All tabs share unsent messages, so that another tab can send them (CHT-82), and how far the log was
 * read (CHT-302).
 */
type Place = 'draft' | 'unsent' | 'seen';

/** @throws where the browser refuses even to look */
const storeOf = (place: Place): Storage => (place === 'draft' ? sessionStorage : localStorage);
const prefixOf = (place: Place, owner: string): string => `${chatPrefix}${place}:${owner}:`;

/** The text that is kept under a name; null where there is none, or where the browser refuses. */
export function readText(place: Place, owner: string, name: string): string | null {
  try {
    return storeOf(place).getItem(prefixOf(place, owner) + name);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it. What the browser refuses to keep lives until the page is left (SAFE-55). */
export function writeText(place: Place, owner: string, name: string, text: string | null): void {
  try {
    const key = prefixOf(place, owner) + name;
    if (text === null) storeOf(place).removeItem(key);
    else storeOf(place).setItem(key, text);
  } catch {
    // The page has it in memory.
  }
}

/** The names under which an owner has texts. */
export function namesOf(place: Place, owner: string): string[] {
  try {
    const prefix = prefixOf(place, owner);
    return Object.keys(storeOf(place)).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    return [];
  }
}

/** Calls `found` with the name of each text that another tab keeps for an owner. */
export function watchOtherTabs(place: Place, owner: string, found: (name: string) => void, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  const prefix = prefixOf(place, owner);
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    if (newValue !== null && oldValue === null && key?.startsWith(prefix)) found(key.slice(prefix.length));
  };
  window.addEventListener('storage', onStorage, { signal });
}
