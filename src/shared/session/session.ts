import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { digest } from '../base/ids.ts';
import { isRecord } from '../base/is-record.ts';
import {
  openChannel,
  readStored,
  rememberedToken,
  removeOfSession,
  removeOfTab,
  removeStored,
  sessionEnds,
  storedToken,
  writeStored,
} from '../storage/storage.ts';

/**
 * Why a session ended: logout, a server response, a public page, another tab (`ended-elsewhere`: the server's response
 * there), or another simulated world.
 */
export type ClearReason = 'logout' | 'ended' | 'public-page' | Followed;
type Followed = 'other-tab' | 'ended-elsewhere' | 'other-world';

export type SessionEvent =
  /** `elsewhere`: in another tab. */
  | { type: 'login'; elsewhere: boolean }
  | { type: 'cleared'; reason: ClearReason }
  /** The token was replaced without a logout: by another tab, or by another simulated world. */
  | { type: 'switched' };

const events = createEmitter<SessionEvent>();
const channelName = 'krapao-session';

/** The token that listeners know; undefined before the first read. */
let known: string | null | undefined;
let lastReason: ClearReason | null = null;
let channel: BroadcastChannel | null = null;

/**
 * The bearer token; null for a visitor. Reads storage each time, because the player may clear it (ACC-22).
 */
export function getToken(): string | null {
  const token = storedToken();
  known ??= token;
  return token;
}

/** The session in which an asynchronous action began. */
export interface RememberedSession {
  /** Whether it is still this tab's session. */
  isCurrent(): boolean;
  /** Whether another session replaced it; false after a logout alone. */
  isReplaced(): boolean;
}

/** Captures the current session, for actions and messages meant for this player only (MNY-33, MNY-55). */
export function rememberSession(): RememberedSession {
  const token = getToken();
  const isCurrent = () => getToken() === token;
  return { isCurrent, isReplaced: () => !isCurrent() && getToken() !== null };
}

/** Removes all data of a session and its player. */
function forgetPlayer(token: string | null): void {
  removeOfSession(token);
  removeOfTab();
  const others = readStored('token', 'local');
  if (others === null) removeStored('left-beside', 'session');
  else writeStored('left-beside', digest(others), 'session');
}

function notifyListeners(event: SessionEvent): void {
  const before = known ?? null;
  known = storedToken();
  // Also when another token replaced this one.
  if (before !== null && before !== known) removeOfSession(before);
  if (event.type === 'cleared') {
    lastReason = event.reason;
    sessionEnds.emit(event.reason);
  }
  events.emit(event);
}

/**
 * Stores the token permanently or, without `remember`, until the tab is closed, and notifies other tabs.
 * @returns false if the browser refused: the session then ends with the page
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
 * Ends the session here and in other tabs that have it: on a response (api/answer.ts), on a public page (app/guards.tsx),
 * by a logout. Stored values go first, then listeners drop the player's data: cached responses (forget-answers.ts),
 * drafts, the chat (ACC-17). `RequireSession` (app/guards.tsx) shows the login page.
 * @returns false if there was none; no listener is called then
 */
export function clearSession(reason: Exclude<ClearReason, Followed>): boolean {
  const token = storedToken() ?? known;
  if (token == null) return false;
  // Before the storage event, which brings no reason.
  channel?.postMessage({ kind: 'logout', of: digest(token), reason });
  forgetPlayer(token);
  notifyListeners({ type: 'cleared', reason });
  return true;
}

/** Logs out after 200 ms, which make the tap visible. It sends no request, so it works offline (ACC-15, ACC-16). */
export async function logOut(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  clearSession('logout');
}

/**
 * Ends this tab's session because another tab ended its own. A token remembered since then stays: this tab may be
 * notified late, for example after it was frozen, and the player may have logged in again (ACC-18).
 */
function followLogout(reason: Followed = 'other-tab'): void {
  const remembered = rememberedToken();
  const own = readStored('token', 'session') !== null;
  if (!own && remembered !== null && remembered !== known) return void resyncSession();
  if (known == null) return;
  forgetPlayer(known);
  notifyListeners({ type: 'cleared', reason });
}

/** Why this tab's last session ended; null if none has, or a new one began. */
export const lastClearReason = (): ClearReason | null => (storedToken() === null ? lastReason : null);

/** Notifies listeners if the stored token changed. @returns whether it did */
export function resyncSession(reason?: Followed): boolean {
  const token = storedToken();
  const before = known ?? null;
  if (token === before) return false;
  if (token === null) followLogout(reason);
  else notifyListeners(before === null ? { type: 'login', elsewhere: true } : { type: 'switched' });
  return true;
}

/** Follows logins and logouts of other tabs. @returns cleanup */
export function watchOtherTabs(): () => void {
  known = storedToken();
  channel = openChannel(channelName);
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.kind === 'logout' && known && data.of === digest(known))
      followLogout(data.reason === 'ended' ? 'ended-elsewhere' : 'other-tab');
    else resyncSession();
  };
  // Fallback for tabs whose channel is closed or missing.
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

const hasToken = () => getToken() !== null;

/** Whether somebody is logged in. Does not render for another token: `useGeneration` remounts the screens then. */
export const useHasSession = (): boolean => useSyncExternalStore(subscribeSession, hasToken, hasToken);
