import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { openChannel } from '../base/open-channel.ts';
import { readStored, removeChatTexts, removeStored, writeStored } from '../base/storage.ts';

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

/** The token of this tab wins over the remembered one, so that two tabs can be two players. */
const storedToken = (): string | null => readStored('token', 'session') ?? readStored('token', 'local');

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

function forgetPlayer(): void {
  removeStored('token', 'session');
  removeStored('token', 'local');
  removeStored('player', 'session');
  removeStored('player', 'local');
  removeStored('last_sync', 'local');
  removeStored('untold', 'session');
  removeStored('open-qrs');
  removeStored('awaited');
  removeStored('open-commands', 'session');
  removeStored('open-commands');
  removeStored('last-balances');
  removeChatTexts();
}

function notifyListeners(event: SessionEvent): void {
  known = storedToken();
  if (event.type === 'cleared') lastReason = event.reason;
  events.emit(event);
}

/**
 * Keeps the token for good or, without `remember`, until the tab is closed, and tells the other tabs.
 * @returns false when the browser keeps nothing, so that the session ends with the page
 */
export function login(token: string, remember: boolean): boolean {
  forgetPlayer();
  const kept = writeStored('token', token, remember ? 'local' : 'session');
  notifyListeners({ type: 'login', elsewhere: false });
  channel?.postMessage('login');
  return kept;
}

/**
 * Ends the session here and in every other tab; log-out.ts lists what follows.
 * @returns false when there was none; then no listener is called.
 */
export function clearSession(reason: Exclude<ClearReason, Followed>): boolean {
  if (known == null && storedToken() === null) return false;
  forgetPlayer();
  notifyListeners({ type: 'cleared', reason });
  channel?.postMessage('logout');
  return true;
}

/**
 * Ends the session of this tab because another one has ended its own. A token that was remembered since stays: this tab may
 * hear late, as after it was frozen, and the player may have logged in again meanwhile (ACC-18).
 */
function followLogout(reason: Followed = 'other-tab'): void {
  removeStored('token', 'session');
  const remembered = readStored('token', 'local');
  if (remembered !== null && remembered !== known) return void resyncSession();
  if (known == null && remembered === null) return;
  forgetPlayer();
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
  const onMessage = ({ data }: MessageEvent) => (data === 'logout' ? followLogout() : resyncSession());
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
