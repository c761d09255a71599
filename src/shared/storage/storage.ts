import { createEmitter } from '../base/emitter.ts';
import { digest } from '../base/ids.ts';

type Area = 'local' | 'session';

interface Kind<Value> {
  /** Validates the stored text: null for an invalid one (SAFE-52). */
  readonly read: (raw: string) => Value | null;
  /** Without it a value outlives its session. What another simulated world ends, the end of a session ends too. */
  readonly ends?: 'session' | 'world';
}

const matching = (pattern: RegExp) => (raw: string) => (pattern.test(raw) ? raw : null);

/**
 * A valid token: text that fits a header (SAFE-53), and not `null`, `undefined`, `NaN` or `false`, also in quotes
 * (SAFE-66).
 */
const tokenForm = /^(?!(["']?)(?:|null|undefined|nan|false)\1$)[\x21-\x7e]+$/i;
export const isToken = (value: unknown): value is string => typeof value === 'string' && tokenForm.test(value);

/** JSON that names its session as `owner`. */
const owned = { read: matching(/^\{[^\0]{1,8000}$/), ends: 'world' } as const;

/** What the app keeps in the browser's storage; docs/architecture.md lists owners and ends. */
const kinds = {
  token: { read: matching(tokenForm), ends: 'session' },
  /** The token's player: `<digest of the token>.<digest of the player's id>` (ACC-61). */
  player: { read: matching(/^[0-9a-f]{16}\.[0-9a-f]{16}$/), ends: 'world' },
  /** Digest of another tab's remembered token, which this tab ignores since its own logout (ACC-18). */
  'left-beside': { read: matching(/^[0-9a-f]{16}$/) },
  /** Hash of the user and the agreements that they last accepted (ACC-49, ACC-50). */
  'remember-agreement': { read: matching(/^[\w:.=+/-]{1,200}$/) },
  /** Last successful refresh of all balances, epoch ms of the server. */
  last_sync: { read: (raw) => (/^[1-9]\d{11,14}$/.test(raw) ? Number(raw) : null), ends: 'session' },
  /** Invite code of the visitor's link. */
  code: { read: matching(/^[^\0]+$/) },
  'guest-id': { read: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i) },
  locale: { read: (raw) => (raw === 'th' || raw === 'la' || raw === 'en' ? raw : null) },
  /** Notes that the next page shows, one per line. */
  untold: { read: matching(/^[^\0]{1,2000}$/), ends: 'session' },
  'open-qrs': owned,
  awaited: owned,
  'open-commands': owned,
  'last-balances': owned,
} as const satisfies Record<string, Kind<unknown>>;

export type StorageKey = keyof typeof kinds;
export type StoredValue<Key extends StorageKey> = NonNullable<ReturnType<(typeof kinds)[Key]['read']>>;

/** Values that the browser refuses to store (private window, blocked cookies, full quota), until the page is left. */
const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

/** Accesses a storage area. @returns null if the browser has none or refuses */
function attempt<Result>(name: Area, action: (store: Storage) => Result): Result | null {
  try {
    return action(name === 'local' ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

/** Unvalidated text of any key. */
export const readRaw = (key: string, where: Area): string | null =>
  memory[where].get(key) ?? attempt(where, (store) => store.getItem(key));

/** @returns null if the key is absent or its value invalid; an invalid value is removed */
export function readStored<Key extends StorageKey>(key: Key, where: Area = 'local'): StoredValue<Key> | null {
  const raw = readRaw(key, where);
  if (raw === null) return null;
  const value = kinds[key].read(raw);
  if (value === null) removeStored(key, where);
  return value as StoredValue<Key> | null;
}

/** The value of a stored JSON text; undefined if absent or broken. */
export function parseStored(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * Never throws: a value that the browser refuses lives until the page is left.
 * @returns whether the browser stored it
 */
export const writeStored = <Key extends StorageKey>(
  key: Key,
  value: StoredValue<Key>,
  where: Area = 'local',
): boolean => writeRaw(key, String(value), where);

/** Like `writeStored`, for any text; null removes the key. */
export function writeRaw(key: string, raw: string | null, where: Area): boolean {
  memory[where].delete(key);
  const kept = attempt(where, (store) => {
    if (raw === null) store.removeItem(key);
    else store.setItem(key, raw);
    // Some browsers store what they refuse to read.
    return store.getItem(key) === raw;
  });
  if (!kept && raw !== null) memory[where].set(key, raw);
  return kept === true;
}

export function removeStored(key: StorageKey, where: Area = 'local'): void {
  writeRaw(key, null, where);
}

/** Keys that begin with a prefix. */
export const storedKeys = (prefix: string, where: Area): string[] =>
  [...memory[where].keys(), ...(attempt(where, Object.keys) ?? [])].filter((key) => key.startsWith(prefix));

/** The remembered token, unless this tab has logged out beside it: then it is another player's (ACC-18). */
export function rememberedToken(): string | null {
  const token = readStored('token');
  return token !== null && readStored('left-beside', 'session') === digest(token) ? null : token;
}

/** This tab's token wins over the remembered one, so that two tabs can be two players. */
export const storedToken = (): string | null => readStored('token', 'session') ?? rememberedToken();
/** Storage area of this tab's token. */
export const tokenArea = (): Area => (readStored('token', 'session') === null ? 'local' : 'session');
/** Names this tab's session in stored values. */
export const currentOwner = (): string => digest(storedToken() ?? '');

const endedBy = (...ends: Kind<unknown>['ends'][]) =>
  (Object.keys(kinds) as StorageKey[]).filter((key) => ends.includes((kinds[key] as Kind<unknown>).ends));

/**
 * Prefix of keys with text typed into the chat (features/chat/room/chat-texts.ts): one key per message, so that tabs do
 * not overwrite each other. The owner is part of the key.
 */
export const chatPrefix = 'chat-';

/** Removes a session's values from the storage that tabs share; other sessions' values stay (ACC-17). */
export function removeOfSession(token: string | null): void {
  const owner = digest(token ?? '');
  for (const key of endedBy('session', 'world')) {
    const raw = readRaw(key, 'local');
    if (raw === token || raw?.includes(owner)) removeStored(key);
  }
  // A guest's keys have no owner (CHT-15).
  const isOwn = (key: string) => key.includes(`:${owner}:`) || key.includes('::');
  for (const key of storedKeys(chatPrefix, 'local').filter(isOwn)) writeRaw(key, null, 'local');
  for (const key of storedKeys(chatPrefix, 'session')) writeRaw(key, null, 'session');
}

/** Removes the values of this tab's session. */
export function removeOfTab(): void {
  for (const key of endedBy('session', 'world')) removeStored(key, 'session');
  removeStored('last_sync');
}

/** Removes what belongs to a simulated world that was replaced. */
export function removeOfWorld(): void {
  for (const key of endedBy('world')) for (const where of ['local', 'session'] as const) removeStored(key, where);
}

/** Fires with the reason of a session's end, for values that are kept in memory. */
export const sessionEnds = createEmitter<string>();

const changes = createEmitter<void>();
/** Call it after a change that hooks or lists show. */
export const announceStored = (): void => changes.emit();
let listeners = 0;

/** Calls the listener after announced changes, and after changes by other tabs. */
export function subscribeStored(listener: () => void): () => void {
  if (listeners === 0) window.addEventListener('storage', announceStored);
  listeners += 1;
  const stop = changes.on(listener);
  return () => {
    stop();
    listeners -= 1;
    if (listeners === 0) window.removeEventListener('storage', announceStored);
  };
}

/** Channel to other tabs; null if the browser has none or refuses (SAFE-55). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
