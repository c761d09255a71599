import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { digest } from '../base/ids.ts';
import { isRecord } from '../base/is-record.ts';
import { openChannel, readStored, removeChatTexts, removeStored, writeStored } from '../base/storage.ts';

/**
 * Why a session ended: by the player, by an answer of the server, by opening a public page, in another tab, or because
 * the simulated world is another one.
 */
export type ClearReason = 'logout' | 'ended' | 'public-page' | Followed;
type Followed = 'other-tab' | 'other-world';

export type SessionEvent =
  /** `elsewhere`: in another tab. */
  | { type: 'login'; elsewhere: boolean }
  | { type: 'cleared'; reason: ClearReason }
  /** Another token stands where one stood, without a logout between: another tab, or another simulated world. */
  | { type: 'switched' };

const events = createEmitter<SessionEvent>();
const channelName = 'krapao-session';

/** The remembered token, unless this tab has left its own session beside it: then it is another player's (ACC-18). */
function rememberedToken(): string | null {
  const token = readStored('token', 'local');
  return token !== null && readStored('left-beside', 'session') === digest(token) ? null : token;
}

/** The token of this tab wins over the remembered one, so that two tabs can be two players. */
const storedToken = (): string | null => readStored('token', 'session') ?? rememberedToken();

/** Where the token of this tab is kept. */
export const tokenArea = (): 'session' | 'local' => (readStored('token', 'session') === null ? 'local' : 'session');

/** The token that listeners were last told of; undefined before the first look. */
let known: string | null | undefined;
let lastReason: ClearReason | null = null;
let channel: BroadcastChannel | null = null;

/**
 * The bearer token, or null for a visitor. Reads storage each time: the player may have cleared it meanwhile (ACC-22).
 */
export function getToken(): string | null {
  const token = storedToken();
  known ??= token;
  return token;
}

/** The session in which something began that takes its time. */
export interface RememberedSession {
  /** Whether it is still the session of this tab. */
  isCurrent(): boolean;
  /** Whether another one has taken its place; false after a logout alone. */
  isReplaced(): boolean;
}

/** Remembers the session of now, for what has to act for, or be told to, this player and no other (MNY-33, MNY-55). */
export function rememberSession(): RememberedSession {
  const token = getToken();
  const isCurrent = () => getToken() === token;
  return { isCurrent, isReplaced: () => !isCurrent() && getToken() !== null };
}

/** Lists of session/kept-list.ts and balances, which name the session that they are of. */
const ownedKeys = ['open-qrs', 'awaited', 'open-commands', 'last-balances'] as const;

/** Removes from what all tabs share what is kept of a session; what is of another tab's session stays. */
function removeKept(token: string | null): void {
  const owner = digest(token ?? '');
  if (readStored('token', 'local') === token) removeStored('token', 'local');
  if (readStored('player', 'local')?.startsWith(owner)) removeStored('player', 'local');
  for (const key of ownedKeys) if (readStored(key)?.includes(`"owner":"${owner}"`)) removeStored(key);
  removeChatTexts(owner);
}

/** Forgets a session and its player. */
function forgetPlayer(token: string | null): void {
  removeKept(token);
  removeStored('token', 'session');
  removeStored('player', 'session');
  removeStored('last_sync', 'local');
  removeStored('untold', 'session');
  removeStored('open-commands', 'session');
  const others = readStored('token', 'local');
  if (others === null) removeStored('left-beside', 'session');
  else writeStored('left-beside', digest(others), 'session');
}

function notifyListeners(event: SessionEvent): void {
  const before = known ?? null;
  known = storedToken();
  // Also where another token has taken the place of this one.
  if (before !== null && before !== known) removeKept(before);
  if (event.type === 'cleared') lastReason = event.reason;
  events.emit(event);
}

/**
 * Keeps the token for good or, without `remember`, until the tab is closed, and tells the other tabs.
 * @returns false when the browser keeps nothing, so that the session ends with the page
 */
export function login(token: string, remember: boolean): boolean {
  forgetPlayer(known ?? storedToken());
  const kept = writeStored('token', token, remember ? 'local' : 'session');
  if (remember) removeStored('left-beside', 'session');
  notifyListeners({ type: 'login', elsewhere: false });
  channel?.postMessage('login');
  return kept;
}

/**
 * Ends the session here and in every other tab that has it too; log-out.ts lists what follows.
 * @returns false when there was none; then no listener is called.
 */
export function clearSession(reason: Exclude<ClearReason, Followed>): boolean {
  const token = storedToken() ?? known;
  if (token == null) return false;
  forgetPlayer(token);
  notifyListeners({ type: 'cleared', reason });
  channel?.postMessage({ kind: 'logout', of: digest(token) });
  return true;
}

/**
 * Ends the session of this tab because another one has ended its own. A token that was remembered since stays: this tab may
 * hear late, as after it was frozen, and the player may have logged in again meanwhile (ACC-18).
 */
function followLogout(reason: Followed = 'other-tab'): void {
  const remembered = rememberedToken();
  const own = readStored('token', 'session') !== null;
  if (!own && remembered !== null && remembered !== known) return void resyncSession();
  if (known == null) return;
  forgetPlayer(known);
  notifyListeners({ type: 'cleared', reason });
}

/** Why the last session of this tab ended; null when none has, or a new one began since. */
export const lastClearReason = (): ClearReason | null => (storedToken() === null ? lastReason : null);

/** Compares the stored token with the one that listeners know, and tells them the difference. @returns whether there is one */
export function resyncSession(reason?: Followed): boolean {
  const token = storedToken();
  const before = known ?? null;
  if (token === before) return false;
  if (token === null) followLogout(reason);
  else notifyListeners(before === null ? { type: 'login', elsewhere: true } : { type: 'switched' });
  return true;
}

/** Listens for logins and logouts in other tabs. @returns stops listening. */
export function watchOtherTabs(): () => void {
  known = storedToken();
  channel = openChannel(channelName);
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.kind === 'logout' && known && data.of === digest(known)) followLogout();
    else resyncSession();
  };
  // The storage event is the fallback: it also tells of tabs whose channel is closed or missing.
  const onStorage = ({ key }: StorageEvent) => void ((key === 'token' || key === null) && resyncSession());
  channel?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  return () => {
    channel?.close();
    channel = null;
    window.removeEventListener('storage', onStorage);
  };
}

export const subscribeSession = (listener: (event: SessionEvent) => void): (() => void) => events.on(listener);

export function useSession(): { token: string | null } {
  return { token: useSyncExternalStore(subscribeSession, getToken, getToken) };
}
