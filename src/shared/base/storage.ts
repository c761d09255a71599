/** The app's keys in the browser's storage. Every value is checked when it is read; a bad one is deleted (SAFE-52). */
export interface StoredValues {
  /** Bearer token; what is none counts as absent (SAFE-53, SAFE-66). */
  token: string;
  /** Whose token it is, as `<digest of the token>.<digest of the player's id>`, beside the token (ACC-61). */
  player: string;
  /** Digest of the remembered token beside which this tab has logged out: that of another tab's player (ACC-18). */
  'left-beside': string;
  /** Hash of user and agreements as last accepted (ACC-49, ACC-50). */
  'remember-agreement': string;
  /** Last successful refresh of all balances, epoch ms of the server's clock. */
  last_sync: number;
  /** Invite code of the link by which the visitor came. */
  code: string;
  'guest-id': string;
  locale: 'th' | 'la' | 'en';
  /** Lines that the player is to be told by the page after this one. */
  untold: string;
  /** QRs that may be paid, what waits for a verdict, and commands without an outcome: lists of session/kept-list.ts. */
  'open-qrs': string;
  awaited: string;
  'open-commands': string;
  /** The last known balances, of features/home/last-balances.ts (APP-351). */
  'last-balances': string;
}
export type StorageKey = keyof StoredValues;
type Area = 'local' | 'session';

const matching = (pattern: RegExp) => (raw: string) => (pattern.test(raw) ? raw : null);

/**
 * What a token can be: text that a header can carry (SAFE-53), and not the word that code writes for what it does not
 * have, also in quotes (SAFE-66).
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
  code: matching(/^[\w-]{1,64}$/),
  'guest-id': matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  untold: matching(/^[^\0]{1,2000}$/),
  'open-qrs': keptList,
  awaited: keptList,
  'open-commands': keptList,
  'last-balances': keptList,
  locale: (raw) => (raw === 'th' || raw === 'la' || raw === 'en' ? raw : null),
};

/** Holds what the browser refuses to store (private window, blocked cookies, full quota), until the page is left. */
const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

/** Does something with a store. @returns null where the browser has no such store, or refuses. */
function attempt<Result>(name: Area, action: (store: Storage) => Result): Result | null {
  try {
    return action(name === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return null;
  }
}

/** The text under a key, unchecked: `readStored` and `useKept` (use-kept.ts) check it. */
export function readRaw(key: string, where: Area): string | null {
  const held = memory[where].get(key);
  if (held !== undefined) return held;
  return attempt(where, (store) => store.getItem(key));
}

/** @returns null when the key is absent or its value is not what the key may hold; such a value is removed. */
export function readStored<Key extends StorageKey>(key: Key, where: Area = 'local'): StoredValues[Key] | null {
  const raw = readRaw(key, where);
  if (raw === null) return null;
  const value = readers[key](raw);
  if (value === null) removeStored(key, where);
  return value;
}

/**
 * Never throws: a value the browser refuses to keep lives until the page is left.
 * @returns whether the browser keeps it
 */
export function writeStored<Key extends StorageKey>(
  key: Key,
  value: StoredValues[Key],
  where: Area = 'local',
): boolean {
  return writeRaw(key, String(value), where);
}

/** Writes a text under a key, as `writeStored` does; null removes it. */
export function writeRaw(key: string, raw: string | null, where: Area): boolean {
  memory[where].delete(key);
  const kept = attempt(where, (store) => {
    if (raw === null) store.removeItem(key);
    else store.setItem(key, raw);
    return true;
  });
  if (!kept && raw !== null) memory[where].set(key, raw);
  return kept === true;
}

export function removeStored(key: StorageKey, where: Area = 'local'): void {
  writeRaw(key, null, where);
}

/**
 * Keys that begin with this hold what a customer typed into the chat (features/chat/room/kept-texts.ts): one for each message, so
 * that no tab overwrites what another one has written.
 */
export const chatPrefix = 'chat-';

/**
 * Removes all that a customer typed into the chat of this tab, and what tabs share of this session and of guests (CHT-15).
 * @param owner digest of the session's token, which stands in the keys
 */
export function removeChatTexts(owner: string): void {
  const isOwn = { session: () => true, local: (key: string) => key.includes(`:${owner}:`) || key.includes('::') };
  for (const where of ['local', 'session'] as const) {
    attempt(where, (store) => {
      for (const key of Object.keys(store)) if (key.startsWith(chatPrefix) && isOwn[where](key)) store.removeItem(key);
    });
  }
}

/** A channel to the other tabs; null where the browser has none, or refuses it with the storage (SAFE-55). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
