/** The app's storage keys. Values are validated on read; invalid ones are deleted (SAFE-52). */
export interface StoredValues {
  /** Bearer token; an invalid one counts as absent (SAFE-53, SAFE-66). */
  token: string;
  /** The token's player: `<digest of the token>.<digest of the player's id>` (ACC-61). */
  player: string;
  /** Digest of another tab's remembered token, which this tab ignores since its own logout (ACC-18). */
  'left-beside': string;
  /** Hash of the user and the agreements that they last accepted (ACC-49, ACC-50). */
  'remember-agreement': string;
  /** Last successful refresh of all balances, epoch ms of the server. */
  last_sync: number;
  /** Invite code of the visitor's link. */
  code: string;
  'guest-id': string;
  locale: 'th' | 'la' | 'en';
  /** Notes that the next page shows, one per line. */
  untold: string;
  /** Payable QRs, withdrawals and slips in progress, commands without an outcome (session/kept-list.ts). */
  'open-qrs': string;
  awaited: string;
  'open-commands': string;
  /** Last known balances (features/home/last-balances.ts, APP-351). */
  'last-balances': string;
}
export type StorageKey = keyof StoredValues;
type Area = 'local' | 'session';

const matching = (pattern: RegExp) => (raw: string) => (pattern.test(raw) ? raw : null);

/**
 * A valid token: text that fits a header (SAFE-53), and not `null`, `undefined`, `NaN` or `false`, also in quotes
 * (SAFE-66).
 */
const tokenForm = /^(?!(["']?)(?:|null|undefined|nan|false)\1$)[\x21-\x7e]{1,4096}$/i;
export const isToken = (value: unknown): value is string => typeof value === 'string' && tokenForm.test(value);

const keptList = matching(/^\{[^\0]{1,8000}$/);

const readers: { readonly [Key in StorageKey]: (raw: string) => StoredValues[Key] | null } = {
  token: matching(tokenForm),
  player: matching(/^[0-9a-f]{16}\.[0-9a-f]{16}$/),
  'left-beside': matching(/^[0-9a-f]{16}$/),
  'remember-agreement': matching(/^[\w:.=+/-]{1,200}$/),
  last_sync: (raw) => (/^[1-9]\d{11,14}$/.test(raw) ? Number(raw) : null),
  code: matching(/^[^\0]{1,200}$/),
  'guest-id': matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  untold: matching(/^[^\0]{1,2000}$/),
  'open-qrs': keptList,
  awaited: keptList,
  'open-commands': keptList,
  'last-balances': keptList,
  locale: (raw) => (raw === 'th' || raw === 'la' || raw === 'en' ? raw : null),
};

/** Values that the browser refuses to store (private window, blocked cookies, full quota), until the page is left. */
const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

/** Accesses a storage area. @returns null if the browser has none or refuses */
function attempt<Result>(name: Area, action: (store: Storage) => Result): Result | null {
  try {
    return action(name === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return null;
  }
}

/** Unvalidated text of a key, for `readStored` and `useKept`. */
export function readRaw(key: string, where: Area): string | null {
  const held = memory[where].get(key);
  if (held !== undefined) return held;
  return attempt(where, (store) => store.getItem(key));
}

/** @returns null if the key is absent or its value invalid; an invalid value is removed */
export function readStored<Key extends StorageKey>(key: Key, where: Area = 'local'): StoredValues[Key] | null {
  const raw = readRaw(key, where);
  if (raw === null) return null;
  const value = readers[key](raw);
  if (value === null) removeStored(key, where);
  return value;
}

/**
 * Never throws: a value that the browser refuses lives until the page is left.
 * @returns whether the browser stored it
 */
export function writeStored<Key extends StorageKey>(
  key: Key,
  value: StoredValues[Key],
  where: Area = 'local',
): boolean {
  return writeRaw(key, String(value), where);
}

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

/**
 * Prefix of keys with text typed into the chat (features/chat/room/kept-texts.ts): one key per message, so that tabs do
 * not overwrite each other.
 */
export const chatPrefix = 'chat-';

/**
 * Removes typed chat text: this tab's, and the shared text of this session and of guests (CHT-15).
 * @param owner digest of the session's token, part of the keys
 */
export function removeChatTexts(owner: string): void {
  const isOwn = { session: () => true, local: (key: string) => key.includes(`:${owner}:`) || key.includes('::') };
  for (const where of ['local', 'session'] as const) {
    attempt(where, (store) => {
      for (const key of Object.keys(store)) if (key.startsWith(chatPrefix) && isOwn[where](key)) store.removeItem(key);
    });
  }
}

/** Channel to other tabs; null if the browser has none or refuses (SAFE-55). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
